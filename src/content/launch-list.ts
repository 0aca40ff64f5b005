import { count, type Fault } from "./fault";

/**
 * Writes what has to be done before launch: places with the same thing to do stand together, and
 * the thing to do once.
 */
export function formatLaunchList(faults: readonly Fault[]): string {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const task = [fault.message, fault.found, fault.allowed].join("\n");
    groups.set(task, [...(groups.get(task) ?? []), fault]);
  }
  const blocks = [...groups.values()].map(formatTask);
  return [...blocks, `${count(groups.size, "thing")} to do.`].join("\n\n");
}

function formatTask(places: readonly Fault[]): string {
  const [first] = places;
  return [
    ...places.map(({ file, line, field }) => `${file}:${line ?? 1}  ${field ?? ""}`.trimEnd()),
    `  ${first?.message ?? ""}`,
    `  Now:    ${first?.found ?? ""}`,
    `  To do:  ${first?.allowed ?? ""}`,
  ].join("\n");
}
