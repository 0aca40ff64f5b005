import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { eachOf } from "../../hosting/files";
import { cardDrawer, type CardWords } from "./card";

/**
 * The pictures that shared links show. A picture's address holds a digest of all that it is made
 * from, so a changed one has a new address, which networks that keep old pictures cannot miss, and
 * an unchanged one is neither drawn nor written again.
 */

/** The folder of the pictures below public/, as in their addresses. */
const folder = "share";

/** How many pictures are drawn or moved at once. */
const atOnce = availableParallelism() + 1;

/** Words whose picture stands for the design: if it changes, every picture does. */
const specimen: CardWords = { title: "Roof", place: "Town", brand: "Name", phone: "1" };

/**
 * Makes the function that gives a share picture its address below the host, such as
 * /share/clifton-1a2b3c4d5e.png. Nothing is drawn but one specimen.
 * @param root the site's root folder
 */
export function sharePicturePaths(root: string): (slug: string, words: CardWords) => string {
  const design = cardDrawer(root)(specimen);
  return (slug, { title, place, brand, phone }) => {
    const parts = [design, title, place, brand, phone];
    const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 10);
    return `/${folder}/${slug}-${digest}.png`;
  };
}

/** A share picture to be published. */
interface SharePicture {
  /** Its address from `sharePicturePaths`. */
  readonly path: string;
  readonly words: CardWords;
}

/**
 * Publishes share pictures: draws those that neither public/ nor .cache/ holds, and removes those
 * that no page shows any more.
 * @param root the site's root folder
 * @returns how many were drawn
 */
export async function publishSharePictures(
  root: string,
  pictures: readonly SharePicture[],
): Promise<number> {
  const published = join(root, "public", folder);
  const kept = join(root, ".cache", folder);
  const [inPublic, inCache] = await Promise.all([filesIn(published), filesIn(kept)]);
  const wanted = new Map(pictures.map(({ path, words }) => [path.slice(folder.length + 2), words]));
  const missing = [...wanted].filter(([name]) => !inPublic.has(name));
  const undrawn = missing.filter(([name]) => !inCache.has(name));
  if (undrawn.length > 0) {
    const draw = cardDrawer(root);
    await eachOf(undrawn, atOnce, async ([name, words]) => {
      const png = await sharp(Buffer.from(draw(words)))
        .png({ compressionLevel: 6 })
        .toBuffer();
      // Renamed once whole, so that an interrupted build leaves no half picture behind.
      await writeFile(join(kept, `${name}.part`), png);
      await rename(join(kept, `${name}.part`), join(kept, name));
    });
  }
  await eachOf(missing, atOnce, ([name]) => copyFile(join(kept, name), join(published, name)));
  const stale = (names: ReadonlySet<string>) => [...names].filter((name) => !wanted.has(name));
  await eachOf(stale(inPublic), atOnce, (name) => rm(join(published, name)));
  await eachOf(stale(inCache), atOnce, (name) => rm(join(kept, name)));
  return undrawn.length;
}

async function filesIn(path: string): Promise<ReadonlySet<string>> {
  await mkdir(path, { recursive: true });
  return new Set(await readdir(path));
}
