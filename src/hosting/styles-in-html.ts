import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { filesBelow } from "./files";

/**
 * Has the pages written anew when a style sheet or a font changes. Gatsby puts the styles, which name
 * fonts by their content, into each page, but keeps a page of the last build as long as the code that
 * renders it is the same, and that code knows the names of classes alone. So the styles and fonts
 * become part of that code's hash.
 */
export async function stylesInHtml(
  root: string,
  { stage, actions }: CreateWebpackConfigArgs,
): Promise<void> {
  if (stage !== "build-html") return;
  const styles = await stylesHash(join(root, "src"));
  const plugin = {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap("StylesInHtml", ({ hooks }) =>
        hooks.chunkHash.tap("StylesInHtml", (_chunk, hash) => void hash.update(styles)),
      ),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/** The parts of webpack's compiler that are used. */
interface Compiler {
  readonly hooks: {
    readonly compilation: Hook<[{ readonly hooks: { chunkHash: Hook<ChunkHash> } }]>;
  };
}

type ChunkHash = [chunk: unknown, hash: { update(text: string): unknown }];

interface Hook<Args extends unknown[]> {
  tap(name: string, listener: (...args: Args) => void): void;
}

/** One hash for all style sheets and fonts below a folder. */
export async function stylesHash(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of await filesBelow(folder)) {
    if (!/\.(css|woff2)$/.test(name)) continue;
    hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex");
}
