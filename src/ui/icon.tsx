import * as React from "react";
import { graphql } from "gatsby";

export const query = graphql`
  fragment IconParts on Icon {
    body
  }
`;

interface IconProps {
  readonly icon: Queries.IconPartsFragment;
  readonly className?: string;
}

/** An icon of the Lucide family, drawn at build. Always decorative: the words stand beside it. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      // The shapes come from the icon library at build, never from a visitor.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
