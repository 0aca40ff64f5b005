import { isValidElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";

/**
 * Takes out of each page's head what plugins add and nothing here uses: the styles and the script of
 * `<GatsbyImage>` (pictures are plain `<picture>` elements), and the generator's name.
 */
export function leanHead({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
}

function isUnused(component: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(component)) return false;
  return (
    component.props.name === "generator" || (component.key ?? "").startsWith("gatsby-image-style")
  );
}
