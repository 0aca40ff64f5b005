import * as React from "react";
import { structuredDataText, type StructuredDataProps } from "./structured-data-text";

const id = "structured-data";

function InHtml(props: StructuredDataProps) {
  return (
    <script
      id={id}
      type="application/ld+json"
      data-page={props.page.path}
      dangerouslySetInnerHTML={{ __html: structuredDataText(props) }}
    />
  );
}

/** The page that was loaded has its structured data in its HTML; only those shown later need the code for theirs. */
function WhenShown({ site, page, sections }: StructuredDataProps) {
  React.useEffect(() => {
    const element = document.getElementById(id);
    if (!element || element.dataset.page === page.path) return;
    element.dataset.page = page.path;
    import("./structured-data-text").then(
      ({ structuredDataText: textOf }) => (element.textContent = textOf({ site, page, sections })),
      () => element.remove(), // Offline, say: better none than that of another page.
    );
  });
  return null;
}

/**
 * A page's structured data. It is written with the HTML, and stays there when scripts take the page
 * over (see keepStructuredData in src/hosting).
 */
export const StructuredData = process.env.BUILD_STAGE === "build-javascript" ? WhenShown : InHtml;
