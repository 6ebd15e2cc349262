import { parseArgs } from "node:util";
import { movePlace } from "../documents/index.ts";
import { type Command, fail, runCommand, withDeps } from "./run-command.ts";

/** With the embedded database, stop the server first. */
export const run: Command = async (args) => {
  const { values } = parseArgs({ args, options: { "even-incomplete": { type: "boolean", default: false } } });
  const evenIncomplete = values["even-incomplete"];
  const { unreadable } = await withDeps((deps) => movePlace(deps, { evenIncomplete }));
  const missing = `${unreadable} of the newest documents cannot be read in the folder or bucket of these settings`;
  if (unreadable > 0 && !evenIncomplete)
    fail(`${missing}. Copy them first, or add --even-incomplete if they are lost.`);
  return `The documents are in the folder or bucket of these settings.${unreadable > 0 ? ` But ${missing}.` : ""}`;
};

if (import.meta.main) await runCommand(run);
