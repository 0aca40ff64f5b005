import { basename, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that Gatsby puts into the browser's bundle: `<Script>`, its Partytown, service workers. */
const unusedModules =
  /^(gatsby-script|\.\/utils\/inject-partytown-snippet|\.\/register-service-worker)$/;

/**
 * Makes what Gatsby bundles smaller:
 * - classes of CSS modules are named hero_title instead of hero-module--title--1a2b3: the names stand
 *   in the styles, the scripts and every document, and random letters do not compress;
 * - the browser's bundle goes without modules of Gatsby that nothing here uses, and is written for
 *   browsers of today.
 */
export function leanBundle({ stage, plugins, actions, getConfig }: CreateWebpackConfigArgs): void {
  const config: WebpackConfiguration = getConfig();
  nameClasses(config);
  if (stage === "build-javascript") {
    const nothing = join(__dirname, "unused.ts");
    config.plugins.push(plugins.normalModuleReplacement(unusedModules, nothing));
    config.optimization.minimizer = [
      plugins.minifyJs({
        terserOptions: {
          ecma: 2020,
          parse: { ecma: 2020 },
          compress: { ecma: 2020, passes: 3 },
          output: { ecma: 2020 },
        },
      }),
      plugins.minifyCss(),
    ];
    // Browsers of package.json's browserslist know these; webpack cannot tell from Gatsby's target.
    config.output.environment = {
      arrowFunction: true,
      const: true,
      destructuring: true,
      forOf: true,
    };
  }
  actions.replaceWebpackConfig(config);
}

/** The parts of webpack's configuration that are changed. */
interface WebpackConfiguration {
  readonly plugins: unknown[];
  readonly optimization: { minimizer: unknown[] };
  readonly output: { environment?: Readonly<Record<string, boolean>> };
}

/** A file's name and the class's own are enough: no two style sheets have one name. */
function className(
  { resourcePath }: { readonly resourcePath: string },
  _: string,
  name: string,
): string {
  return `${basename(resourcePath, ".module.css")}_${name}`;
}

/** Changes the options of css-loader wherever they stand in a configuration of webpack. */
function nameClasses(part: unknown): void {
  if (typeof part !== "object" || part === null || part instanceof RegExp) return;
  if ("localIdentName" in part) Object.assign(part, { getLocalIdent: className });
  for (const [key, value] of Object.entries(part)) {
    if (
      ["module", "rules", "oneOf", "use", "options", "modules"].includes(key) ||
      Array.isArray(part)
    ) {
      nameClasses(value);
    }
  }
}
