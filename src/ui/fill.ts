/** Puts values into a label's placeholders: "within {minutes} minutes" → "within 60 minutes". Those without a value stay. */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
