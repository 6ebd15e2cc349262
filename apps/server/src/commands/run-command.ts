import { readConfig } from "../platform/config/config.ts";
import { makeContainer } from "../container.ts";
import type { Deps } from "../deps.ts";
import { explainStart } from "../explain-start.ts";

class CommandError extends Error {}

export function fail(reason: string): never {
  throw new CommandError(reason);
}

/** Lists the commands. `command` is what was typed; empty if nothing was. */
export function failWithUsage(command: string, usage: string): never {
  return fail(command === "" ? usage : `There is no command '${command}'.\n\n${usage}`);
}

export async function withDeps<T>(act: (deps: Deps) => Promise<T>): Promise<T> {
  const deps = await makeContainer(readConfig(), { logTo: 2 });
  try {
    return await act(deps);
  } finally {
    await deps.close();
  }
}

export type Command = (args: string[]) => Promise<string>;

/** `failure`: the exit code when the command fails. */
export async function runCommand(run: Command, { failure = 1 } = {}): Promise<void> {
  const { code, output } = await execute(run, process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
  // Set only on failure, because a command such as `reconcile` may set its own exit code.
  if (code !== 0) process.exitCode = failure;
}

export async function execute(run: Command, args: string[]): Promise<{ code: 0 | 1; output: string }> {
  try {
    return { code: 0, output: await run(args) };
  } catch (error) {
    return { code: 1, output: error instanceof CommandError ? error.message : explainStart(error) };
  }
}
