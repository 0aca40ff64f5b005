/** Gatsby turns each class of a CSS module into a named export; a missing one fails its build. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";
