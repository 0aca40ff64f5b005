import { createHash } from "node:crypto";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Has the hash of the browser's bundle follow from the scripts that it holds. Gatsby writes that hash
 * into each page and writes all pages anew when it changes; webpack's own differs between a build
 * with its cache and one without, though both write the same files.
 */
export function hashOfScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const plugin = {
    apply: (compiler: Compiler) =>
      compiler.hooks.afterEmit.tap("HashOfScripts", (compilation) => {
        compilation.hash = hashOfNames(Object.keys(compilation.assets));
      }),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/** The parts of webpack's compiler that are used. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, listener: (run: Compilation) => void): void };
  };
}

interface Compilation {
  readonly assets: Readonly<Record<string, unknown>>;
  hash?: string;
}

/** One hash for files whose names hold hashes of their contents, in whatever order they come. */
export function hashOfNames(names: readonly string[]): string {
  return createHash("sha256")
    .update([...names].sort().join("\n"))
    .digest("hex")
    .slice(0, 20);
}
