import { cpus, release, totalmem, type } from "node:os";

/** Describes the machine that a benchmark runs on. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${model}, ${memory} GB memory, ${type()} ${release()}, Node ${process.versions.node}`;
}
