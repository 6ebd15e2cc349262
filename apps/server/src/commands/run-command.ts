import { readConfig } from "../platform/config/config.ts";
import { makeContainer } from "../container.ts";
import type { Deps } from "../deps.ts";
import { explainStart } from "../explain-start.ts";

class CommandError extends Error {}

export function fail(reason: string): never {
  throw new CommandError(reason);
}

export async function withDeps<T>(act: (deps: Deps) => Promise<T>): Promise<T> {
  const deps = await makeContainer(readConfig());
  try {
    return await act(deps);
  } finally {
    await deps.close();
  }
}

export async function runCommand(run: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : explainStart(error)}\n`);
    process.exitCode = 1;
  }
}
