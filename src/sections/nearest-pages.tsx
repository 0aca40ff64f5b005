import * as React from "react";
import { graphql } from "gatsby";
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
  const [nearest, setNearest] = React.useState<typeof candidates>([]);

  React.useEffect(() => {
    if (missing === null) return;
    console.info(`404: ${missing}`);
    // In a chunk of its own: no other page needs to compare addresses.
    import("../not-found/nearest-pages").then(
      ({ nearestPages }) => setNearest(nearestPages(missing, candidates)),
      () => undefined, // Offline, say: the pages that are there stay.
    );
  }, [missing, candidates]);

  return (
    <div data-hydrate="">
      <RelatedPages title={title} pages={nearest.length > 0 ? nearest : instead} />
    </div>
  );
}
