import { fill } from "../ui/fill";

interface Response {
  readonly qualifier: string;
  readonly minutes: number;
}

/** A response time in words: "within 60 minutes", "under 90 minutes". */
export function responseTime(
  { qualifier, minutes }: Response,
  words: { readonly within: string; readonly under: string },
): string {
  return fill(qualifier === "under" ? words.under : words.within, { minutes });
}
