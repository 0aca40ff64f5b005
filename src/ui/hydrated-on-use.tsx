import * as React from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useErrorBoundary } from "react-error-boundary";
import { StaticQueryContext } from "gatsby";
import { asSent, useSentHtml } from "./sent-html";

/** What a visitor does to a part who is about to use it. A finger is over it before it presses. */
const uses = ["pointerover", "focusin", "input"];

/** Until the code of a part is there, on a page that scripts show: room, so that little moves. */
const room = { minBlockSize: "100svh" };

/**
 * Makes a component of a part of the page that few visitors use, such as a form: a page's HTML has it
 * and works as HTML does, and the scripts that take the page over come without its code. That is
 * fetched, and takes the part over in a root of its own, when the visitor first uses it or where the
 * address has a query; and where scripts show a page that was not loaded.
 *
 * In its own root a part has the first render's props and the page's static queries, but no other
 * context of the page, and no `useId`, which would differ from the HTML.
 *
 * Use it in the browser's bundle alone; elsewhere the component stands in a `<div>`. An element of it
 * has the attribute `data-hydrate` (see intent-loader.ts).
 * @param load fetches the component
 * @param isUsed whether the visitor used the part before there was a script to see it
 */
export function hydratedOnUse<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  isUsed: (part: Element) => boolean,
): React.ComponentType<Props> {
  let fetched: React.ComponentType<Props> | undefined;
  const isWanted = (part: Element | null) => !part || window.location.search !== "" || isUsed(part);
  // Then it comes beside the scripts of the page, not after them; where it fails, the part asks again.
  // Where the page that is there has no part that waits, scripts are about to show one.
  if (isWanted(document.querySelector("[data-hydrate]"))) load().catch(() => undefined);

  return function HydratedOnUse(props: Props) {
    const sent = useSentHtml();
    const [Part, setPart] = React.useState(() => fetched);
    const queries = React.useContext(StaticQueryContext);
    const { showBoundary } = useErrorBoundary();
    // Those of the first render: from then on the part is its own root's.
    const [given] = React.useState({ props, queries, showBoundary });
    const place = React.useRef<HTMLDivElement>(null);

    React.useEffect(() => {
      const node = place.current;
      if (!node) return;
      let root: Root | undefined;
      const take = (component: React.ComponentType<Props>) => {
        fetched = component;
        if (!sent) setPart(() => component);
        else if (node.isConnected) {
          root ??= hydrateRoot(
            node,
            <StaticQueryContext value={given.queries}>
              {React.createElement(component, given.props)}
            </StaticQueryContext>,
            { onUncaughtError: given.showBoundary },
          );
        }
      };
      const miss = () => {
        // HTML that was sent does what it can, and the next use tries again.
        if (sent || !node.isConnected) return;
        // Where there is none the page is loaded, as Gatsby does where its own files are missing.
        if (navigator.onLine) window.location.reload();
        else window.addEventListener("online", fetchPart, { once: true });
      };
      const fetchPart = () => void (root || load().then(take, miss));
      if (!sent || isWanted(node)) fetchPart();
      for (const type of uses) node.addEventListener(type, fetchPart);
      return () => {
        // Once React is done with the page, as it does not take one root away amid another's work.
        queueMicrotask(() => root?.unmount());
        // Back shows the page again, and needs its height at once.
        fetchPart();
      };
    }, [sent, given]);

    if (sent) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asSent} />;
    return (
      <div ref={place} style={Part ? undefined : room}>
        {Part && <Part {...props} />}
      </div>
    );
  };
}
