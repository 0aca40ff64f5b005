import { watch, type FSWatcher } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Programs write a file in several steps; they are taken for one save within this time, in milliseconds. */
const settleTime = 150;

/**
 * Watches the records of the site at `root`, files and folders, and calls `changed` after each save;
 * a save while it runs makes it run once more.
 * @returns what ends the watch
 */
export async function watchRecords(
  root: string,
  changed: () => Promise<void>,
): Promise<() => void> {
  const data = join(root, "data");
  const entries = await readdir(data, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(data, name));
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed);
    }, settleTime);
  };
  const watchers: FSWatcher[] = [data, ...folders].map((folder) =>
    watch(folder, { persistent: false }, onChange),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
