import * as React from "react";
import { Anchor } from "./anchor";

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** Text of a record whose links are written [words](/address). */
export function RichText({ text }: { readonly text: string }) {
  // Splitting on two groups gives: words between links, then a link's words and address, in turn.
  const parts = text.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    const href = parts[index + 1];
    return index % 3 === 1 && href ? (
      <Anchor key={index} href={href}>
        {part}
      </Anchor>
    ) : null;
  });
}
