/** Puts values into a label's placeholders: fill("within {minutes} minutes", { minutes: 60 }). */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
