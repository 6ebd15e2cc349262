import type { Log } from "../log.ts";

/** In ms. Includes waiting for locks. */
const slow = 1_000;
/** Enough to recognise a statement that has no name. */
const longestText = 200;

/** Logs statements that take too long, by name or text. Their values stay out, because they may be personal. */
export function makeReportSlow(log: Log | undefined) {
  return (statement: { name?: string | undefined; text: string }, milliseconds: number): void => {
    if (milliseconds < slow) return;
    const { name = statement.text.replaceAll(/\s+/g, " ").trim().slice(0, longestText) } = statement;
    log?.warn({ statement: name, ms: Math.round(milliseconds) }, "slow statement");
  };
}
