/** A part of an address as people read it, without %20 and the like; as it is where a % stands astray. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
