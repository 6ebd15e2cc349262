import { readConfig } from "../platform/config/config.ts";
import { makeContainer } from "../container.ts";
import type { Deps } from "../deps.ts";
import { explainStart } from "../explain-start.ts";

class Refused extends Error {}

/** Ends the command with one line that says why. */
export function fail(reason: string): never {
  throw new Refused(reason);
}

/** Acts on what the settings name, and lets go of it. */
export async function withDeps(act: (deps: Deps) => Promise<string>): Promise<string> {
  const deps = await makeContainer(readConfig());
  try {
    return await act(deps);
  } finally {
    await deps.close();
  }
}

/** Prints what the command answers, or in one line why it did nothing. */
export async function runCommand(run: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Refused ? error.message : explainStart(error)}\n`);
    process.exitCode = 1;
  }
}
