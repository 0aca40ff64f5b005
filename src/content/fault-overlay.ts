import { formatFault, count, type Fault } from "./fault";

/** The parts of webpack's compiler that the plugin uses. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, add: (compilation: { readonly errors: Error[] }) => void): void;
    };
  };
  readonly watching?: { invalidate(): void } | undefined;
}

/**
 * Shows the faults of the records in the browser, under `develop`, where Gatsby shows those of the
 * code: as errors of the compilation, which go away when they are mended.
 */
export class FaultOverlay {
  private compiler: Compiler | undefined;
  private faults: readonly Fault[] = [];

  /** Called by webpack when `develop` starts. */
  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.afterCompile.tap("FaultOverlay", ({ errors }) => {
      if (this.faults.length > 0) errors.push(new Error(overlayText(this.faults)));
    });
  }

  /** Shows these faults instead of the last ones; none clears the overlay. */
  show(faults: readonly Fault[]): void {
    if (faults.length === 0 && this.faults.length === 0) return;
    this.faults = faults;
    this.compiler?.watching?.invalidate();
  }
}

/** More would not be read in an overlay; the terminal has them all. */
const mostShown = 8;

/** The overlay does not break lines. It holds this many characters of its type. */
const lineLength = 74;

/** The overlay takes the first line for a file's name. */
function overlayText(faults: readonly Fault[]): string {
  const shown = faults.slice(0, mostShown);
  const rest = faults.length - shown.length;
  return [
    shown[0]?.file ?? "data",
    ...shown.map((fault) => formatFault(fault).split("\n").map(broken).join("\n")),
    ...(rest > 0 ? [`${count(rest, "more fault")}: see the terminal.`] : []),
  ].join("\n\n");
}

/** Breaks a line between words; what follows keeps its indent. */
function broken(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? "";
  return line
    .trimStart()
    .replace(new RegExp(`(.{1,${lineLength}})(?: |$)`, "g"), `${indent}$1\n`)
    .trimEnd();
}
