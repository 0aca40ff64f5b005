import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { ClassNames } from "./class-names";

/** Modules that Gatsby puts into the browser's bundle: `<Script>`, its Partytown, service workers. */
const unusedModules =
  /^(gatsby-script|\.\/register-service-worker)$|\/partytown\/gatsby-browser\.js$/;

/** A helper of Babel's that modules of both kinds ask for, each for a copy of its own. */
const twiceBundled = /^@babel\/runtime\/helpers\/inheritsLoose$/;
const onceBundled = "@babel/runtime/helpers/esm/inheritsLoose";

/**
 * Makes what Gatsby bundles smaller:
 * - classes of CSS modules have short names (class-names.ts), save in `develop`;
 * - hashes in names of files have ten digits: eight of them stand in every document;
 * - a module of src that is imported, but of which nothing is used, stays out of a script: none does
 *   anything by being loaded, but webpack cannot tell;
 * - the browser's bundle goes without modules of Gatsby that nothing here uses, and is written for
 *   browsers of today.
 */
export function leanBundle(args: CreateWebpackConfigArgs, root: string): void {
  const { stage, plugins, actions, getConfig } = args;
  const config: WebpackConfiguration = getConfig();
  if (!stage.startsWith("develop")) {
    const names = new ClassNames(root);
    nameClasses(config, names);
    if (config.cache) config.cache.version = names.version;
    shortenHashes(config);
  }
  config.module.rules.push({ include: join(root, "src"), test: /\.tsx?$/, sideEffects: false });
  if (stage === "build-javascript") {
    const nothing = join(__dirname, "unused.ts");
    config.plugins.push(
      plugins.normalModuleReplacement(unusedModules, nothing),
      plugins.normalModuleReplacement(twiceBundled, onceBundled),
    );
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
  readonly module: { readonly rules: unknown[] };
  readonly optimization: { minimizer: unknown[] };
  readonly output: {
    environment?: Readonly<Record<string, boolean>>;
    hashDigestLength?: number;
  };
  readonly cache?: { version?: string };
}

/** Gives names of scripts, styles and fonts ten digits of their hash. */
function shortenHashes(config: WebpackConfiguration): void {
  config.output.hashDigestLength = 10;
  changeOptions(config.module, "name", (options) => {
    const { name } = options;
    if (typeof name === "string") options.name = name.replace("[hash]", "[hash:hex:10]");
  });
}

/** Names classes as `names` does. */
function nameClasses(config: WebpackConfiguration, names: ClassNames): void {
  changeOptions(config.module, "localIdentName", (options) => {
    options.getLocalIdent = (
      { resourcePath }: { readonly resourcePath: string },
      _: string,
      name: string,
    ) => names.nameOf(resourcePath, name);
  });
}

/** Changes the options of loaders that have a key, wherever they stand in a configuration of webpack. */
function changeOptions(
  part: unknown,
  key: string,
  change: (options: Record<string, unknown>) => void,
): void {
  if (typeof part !== "object" || part === null || part instanceof RegExp) return;
  const options: Record<string, unknown> = { ...part };
  if (key in options) {
    change(options);
    Object.assign(part, options);
  }
  for (const [name, value] of Object.entries(part)) {
    const leads = ["module", "rules", "oneOf", "use", "options", "modules"].includes(name);
    if (leads || Array.isArray(part)) changeOptions(value, key, change);
  }
}
