import * as React from "react";
import { asSent, useSentHtml } from "./sent-html";

/**
 * Makes a component of shapes that no script ever changes, such as a drawing of the site: a page's
 * HTML has them, and the scripts that take the page over leave them alone and come without the code
 * that draws them. It is fetched where scripts show a page that was not loaded.
 *
 * Use it in the browser's bundle alone, with the component itself elsewhere:
 * `process.env.BUILD_STAGE === "build-javascript" ? sentShapes(() => import(…)) : Shapes`.
 * @param load fetches the component, which draws one `<g>`
 */
export function sentShapes<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
): React.ComponentType<Props> {
  return function SentShapes(props: Props) {
    const sent = useSentHtml();
    const [Shapes, setShapes] = React.useState<React.ComponentType<Props>>();
    React.useEffect(() => {
      if (sent) return;
      load().then(
        (loaded) => setShapes(() => loaded),
        () => undefined, // Offline, say: the page does without.
      );
    }, [sent]);
    if (sent) return <g suppressHydrationWarning dangerouslySetInnerHTML={asSent} />;
    return Shapes ? <Shapes {...props} /> : null;
  };
}
