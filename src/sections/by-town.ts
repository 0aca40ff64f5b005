/** Groups entries by the town they are about, in the order the towns first come up. */
export function byTown<Entry extends { readonly town: string | null }>(
  entries: readonly Entry[],
): [string, Entry[]][] {
  const towns = new Map<string, Entry[]>();
  for (const entry of entries) {
    const town = entry.town ?? "";
    towns.set(town, [...(towns.get(town) ?? []), entry]);
  }
  return Array.from(towns);
}
