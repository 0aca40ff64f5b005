import type { SourceNodesArgs } from "gatsby";
import { withSharePictures } from "../seo/share-pictures/page-cards";
import { formatFaults, type Fault } from "./fault";
import { loadSchemas } from "./schemas";
import { finishRecords, sourceNodes } from "./source-nodes";
import { validateSite } from "./validate";
import { watchRecords } from "./watch-records";
import type { RecordSet } from "./records";

/** Shows faults in the browser, under `develop`. */
interface FaultDisplay {
  show(faults: readonly Fault[]): void;
}

let endLastWatch: (() => void) | undefined;

/**
 * Makes GraphQL nodes of the records once they are valid. With faults a build ends here, all of
 * them listed. `develop` waits for valid records before it starts, and then follows each save: what
 * is valid is shown, faults are listed in the terminal and in `display` until they are mended.
 */
export async function sourceRecords(
  root: string,
  args: SourceNodesArgs,
  display: FaultDisplay,
): Promise<void> {
  const { reporter } = args;
  const nodes = nodeKeeper(root, args);
  const first = await validateSite(root);
  if (process.env.NODE_ENV !== "development") {
    if (first.faults.length > 0) reporter.panic(formatFaults(first.faults));
    nodes.keep(first.records);
    return;
  }

  let faulty = false;
  let release: (() => void) | undefined;
  const valid = new Promise<void>((resolve) => {
    release = resolve;
  });
  const follow = ({ records, faults }: Awaited<ReturnType<typeof validateSite>>) => {
    display.show(faults);
    if (faults.length > 0) {
      faulty = true;
      reporter.error(`${formatFaults(faults)}\n\nMend and save: the pages follow by themselves.`);
      return;
    }
    if (faulty) reporter.success("The records have no faults any more");
    faulty = false;
    nodes.keep(records);
    release?.();
  };

  endLastWatch?.();
  endLastWatch = await watchRecords(root, async () => {
    try {
      follow(await validateSite(root));
    } catch (error) {
      reporter.error("The records could not be read.", error instanceof Error ? error : undefined);
    }
  });
  follow(first);
  await valid;
}

/** Keeps one node for each record, and takes away the nodes of records that are gone. */
function nodeKeeper(root: string, args: SourceNodesArgs) {
  let kept: ReadonlySet<string> = new Set();
  return {
    keep(records: RecordSet) {
      const finished = finishRecords(root, records, loadSchemas(root));
      const ids = sourceNodes(withSharePictures(root, finished), args);
      for (const id of kept) {
        const node = ids.has(id) ? undefined : args.getNode(id);
        if (node) args.actions.deleteNode(node);
      }
      kept = ids;
    },
  };
}
