import { benchBuild } from "./build";
import { benchPages } from "./pages";

const usage = `npm run bench -- pages [address …]   what each page of the build in public/ weighs and how fast it shows
npm run bench -- build [number …]    how builds grow with landing records (100 1000 5000 10000)
With an address or a number the result is shown, without it is written into bench/results and README.md.`;

/** Runs the benchmark that the command line names. */
async function bench([command, ...rest]: readonly string[]): Promise<void> {
  const sizes = rest.map(Number).filter((size) => size > 0);
  if (command === "pages") await benchPages(rest);
  else if (command === "build") await benchBuild(sizes);
  else {
    console.error(usage);
    process.exitCode = 1;
  }
}

void bench(process.argv.slice(2));
