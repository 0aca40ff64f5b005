import { cpus, loadavg, release, totalmem, type } from "node:os";

/**
 * Describes the machine that a benchmark runs on, and how busy it is: beyond one process for each
 * processor, times say more of the other work than of the site. To be asked before a benchmark starts,
 * which is work itself.
 */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  const [load = 0] = loadavg();
  return `${processors.length} × ${model}, ${memory} GB memory, ${type()} ${release()}, Node ${process.versions.node}, load average ${load.toFixed(1)} before the run`;
}
