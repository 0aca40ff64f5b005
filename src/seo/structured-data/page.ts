import type { GraphQuestion } from "./faq-page";
import type { GraphPicture } from "./image-object";
import type { GraphService } from "./service";

/** What a page's graph says of the page. */
export interface GraphPage {
  /** The page's address below the host. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO date on which the page's words last changed. */
  readonly updated: string;
  /** The pages from home down to this one. */
  readonly trail: readonly { readonly path: string; readonly title: string }[];
  readonly service?: GraphService | null;
  readonly questions?: readonly GraphQuestion[];
  readonly pictures?: readonly GraphPicture[];
}
