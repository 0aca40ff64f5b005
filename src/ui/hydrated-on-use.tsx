import * as React from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useErrorBoundary } from "react-error-boundary";
import { StaticQueryContext } from "gatsby";
import { asSent, useSentHtml } from "./sent-html";

/** What the visitor does to a part before it is used, in time for its code to come. */
const uses = ["pointerdown", "focusin", "input"];

/** Until the code of a part is there, on a page that scripts show: room, so that little moves. */
const room = { minBlockSize: "100svh" };

/**
 * Makes a component of a part of the page that few visitors use, such as a form: a page's HTML has it
 * and works as HTML does, and the scripts that take the page over come without its code. That is
 * fetched, and takes the part over in a root of its own, when the visitor first uses it; and where
 * scripts show a page that was not loaded.
 *
 * Use it in the browser's bundle alone; elsewhere the component stands in a `<div>`.
 * @param load fetches the component; it gets the props of the first render
 * @param isUsed whether the visitor used the part before there was a script to see it
 */
export function hydratedOnUse<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  isUsed: (part: Element) => boolean,
): React.ComponentType<Props> {
  let fetched: React.ComponentType<Props> | undefined;

  return function HydratedOnUse(props: Props) {
    const sent = useSentHtml();
    const [Part, setPart] = React.useState(() => fetched);
    const queries = React.useContext(StaticQueryContext);
    const { showBoundary } = useErrorBoundary();
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
            <StaticQueryContext value={queries}>
              {React.createElement(component, props)}
            </StaticQueryContext>,
            { onUncaughtError: showBoundary },
          );
        }
      };
      // Offline, say: HTML that was sent does what it can, and the next use tries again. Where there is
      // none the page is loaded, as Gatsby does where its own files are missing.
      const miss = () => void (sent || !node.isConnected || window.location.reload());
      const use = () => void load().then(take, miss);
      if (!sent || isUsed(node)) use();
      for (const type of uses) node.addEventListener(type, use);
      return () => {
        // Once React is done with the page, as it does not take one root away amid another's work.
        queueMicrotask(() => root?.unmount());
        // Back shows the page again, and needs its height at once.
        use();
      };
      // Once: from then on the part is its own root's.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);

    if (sent) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asSent} />;
    return (
      <div ref={place} style={Part ? undefined : room}>
        {Part && <Part {...props} />}
      </div>
    );
  };
}
