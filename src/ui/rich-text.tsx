import * as React from "react";
import { parseRichText } from "../content/rich-text";
import { Anchor } from "./anchor";

/** Text of a record, its links written [words](/address) made into links. */
export function RichText({ text }: { readonly text: string }) {
  return parseRichText(text).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <Anchor key={index} href={part.to}>
        {part.words}
      </Anchor>
    ),
  );
}
