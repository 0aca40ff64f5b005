import { spawn, type ChildProcess } from "node:child_process";
import { repository } from "./temporary-site";

/** The editing page of a site, as `npm run edit` serves it. */
export class EditorProcess {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
  ) {}

  /** Starts it; on first use the editor's own packages are installed. */
  static async start(site: string): Promise<EditorProcess> {
    const args = [
      "--import",
      "tsx",
      "src/editor/edit.ts",
      "--site",
      site,
      "--port",
      "0",
      "--no-open",
    ];
    const editor = spawn(process.execPath, args, {
      cwd: repository,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      editor.stdout.on("data", (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
        if (found) resolve(found);
      });
      editor.on("error", reject).on("exit", () => reject(new Error(`The editor ended: ${said}`)));
    });
    return new EditorProcess(address, editor);
  }

  /** Makes one call to the local server, as Decap CMS does. */
  async call(action: string, params: object, origin = this.address) {
    const response = await fetch(`${this.address}/api/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify({ branch: "main", action, params: { branch: "main", ...params } }),
    });
    const body: { error?: string; faults?: { field?: string }[] } = await response.json();
    return { status: response.status, ...body };
  }

  /** Ends it. */
  stop(): void {
    this.process.kill();
  }
}
