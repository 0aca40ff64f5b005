import * as React from "react";
import { graphql } from "gatsby";
import { nearestPages } from "../not-found/nearest-pages";
import { RelatedPages } from "./related-pages";

export const query = graphql`
  fragment NearestPages on NearestPagesSection {
    title
    instead {
      ...RelatedPages
    }
    candidates {
      ...RelatedPages
    }
  }
`;

/** The address that was asked for; null while the page is as the server sent it. */
function useMissingPath(): string | null {
  return React.useSyncExternalStore(
    () => () => undefined, // Another address mounts the page anew.
    () => window.location.pathname,
    () => null,
  );
}

/**
 * On the 404 page: up to three pages that the missing address may have meant. One file answers every
 * missing address, so only the browser knows it; `data-hydrate` has it start the scripts at once.
 */
export function NearestPages({ section }: { readonly section: Queries.NearestPagesFragment }) {
  const { title, instead, candidates } = section;
  const missing = useMissingPath();
  const nearest = React.useMemo(
    () => (missing === null ? [] : nearestPages(missing, candidates)),
    [missing, candidates],
  );

  React.useEffect(() => {
    if (missing !== null) console.info(`404: ${missing}`);
  }, [missing]);

  return (
    <div data-hydrate="">
      <RelatedPages title={title} pages={nearest.length > 0 ? nearest : instead} />
    </div>
  );
}
