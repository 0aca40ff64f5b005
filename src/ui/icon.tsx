import * as React from "react";
import { graphql } from "gatsby";

export const query = graphql`
  fragment IconParts on Icon {
    body
  }
`;

interface IconProps {
  readonly icon: Queries.IconPartsFragment;
}

/**
 * An icon of the Lucide family, drawn at build. Always decorative: the words stand beside it. Its
 * size and strokes stand in base.css, which spares every document their repetition.
 */
export function Icon({ icon }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The shapes come from the icon library at build, never from a visitor.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
