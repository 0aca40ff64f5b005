import { join } from "node:path";
import { unfinishedReason } from "../src/hosting/build-state";
import { benchBuild } from "./build";
import { builtPages } from "./built-pages";
import { benchPages } from "./pages";

const usage = `npm run bench -- pages [address …]   what each page of the build in public/ weighs and how fast it shows
npm run bench -- build [number …]    how builds grow with landing records (100 1000 5000 10000)
With an address or a number the result is shown, without it is written into bench/results and README.md.`;

const root = join(__dirname, "..");

/** @throws Error where an argument is no address of a page of the build, or where the build is missing or unfinished */
async function demandPages(addresses: readonly string[]): Promise<void> {
  const unfinished = unfinishedReason(root);
  if (unfinished) throw new Error(`${unfinished} Run npm run build first.`);
  const pages = await builtPages(root);
  const wrong = addresses.find((address) => !pages.includes(address));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no page of the build. Allowed: ${pages.join(" ")}\n\n${usage}`);
}

/** @throws Error where an argument is no number of records */
function sizes(numbers: readonly string[]): number[] {
  const wrong = numbers.find((number) => !/^[1-9]\d*$/.test(number));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no number of records. Allowed: 1, 2, 3 …\n\n${usage}`);
  return numbers.map(Number);
}

/** Runs the benchmark that the command line names. */
async function bench([command, ...rest]: readonly string[]): Promise<void> {
  if (command === "pages") {
    await demandPages(rest);
    await benchPages(rest);
  } else if (command === "build") await benchBuild(sizes(rest));
  else throw new Error(usage);
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
