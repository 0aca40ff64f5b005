import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { repository } from "./temporary-site";

/** What Ctrl+C and Ctrl+D send. */
export const ctrlC = "\u0003";
export const ctrlD = "\u0004";

/**
 * Runs a program of this repository at a terminal, as somebody who types an answer to each question.
 * @param answers one for each question, in order; a control character is sent as it is
 * @returns the exit code and all that stood on the terminal
 */
export async function runAtTerminal(
  program: readonly string[],
  answers: readonly string[],
): Promise<{ status: number | null; said: string }> {
  const command = [process.execPath, "--import", "tsx", ...program]
    .map((word) => `'${word}'`)
    .join(" ");
  const shell = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
    cwd: repository,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const open = [...answers];
  let said = "";
  let read = 0;
  shell.stdout.on("data", (text: Buffer) => {
    said += text.toString();
    if (!isQuestion(said.slice(read))) return;
    read = said.length;
    const answer = open.shift();
    shell.stdin.write(answer === ctrlC || answer === ctrlD ? answer : `${answer ?? ctrlC}\r`);
  });
  const status = await new Promise<number | null>((done, fail) => {
    shell.on("error", fail).on("close", done);
  });
  return { status, said };
}

/** A question ends with a colon; behind it the terminal is told where the cursor goes. */
function isQuestion(text: string): boolean {
  return stripVTControlCharacters(text).endsWith(": ");
}
