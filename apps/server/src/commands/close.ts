import { parseArgs } from "node:util";
import type { Deps } from "../deps.ts";
import { closeAs, readBookMonth } from "../staff/index.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run close -- --month YYYY-MM               shows the sums of a month, and what stops its close
npm run close -- --month YYYY-MM --by EMAIL    asks for the close as this person of the desk, or approves it as the second
`;

/** With the embedded database, stop the server first. */
export async function run(args: string[]): Promise<string> {
  const { month, by } = readArgs(args);
  return withDeps(async (deps) => {
    if (by === null) return describe(deps, month);
    const answer = await closeAs(deps, by, month);
    if (answer === null) return fail(`${by} has no active account`);
    if (answer === "asked") return `Asked. A second person approves it at the desk, or with --by.`;
    if (answer === "closed") return `${month} is closed.`;
    return fail([answer.errorCode, ...answer.fields.map(({ path }) => `  ${path}`)].join("\n"));
  });
}

async function describe(deps: Deps, month: string): Promise<string> {
  const found = await readBookMonth(deps, month);
  if (found instanceof Refusal) return fail(`There is no month ${month} in the books.`);
  const { closedAt, askedBy, approvedBy, stops, sums } = found;
  if (stops.length > 0) process.exitCode = 1;
  return [
    closedAt === null
      ? `${month} is open. What stops its close: ${stops.map(({ reason, count }) => `${reason} (${count})`).join(", ") || "nothing"}`
      : `${month} was closed at ${closedAt} by ${[askedBy, approvedBy].join(" and ")}.`,
    ...sums.map(({ country, account, debit, credit }) =>
      [country, account.padEnd(16), debit.toFixed(2).padStart(14), credit.toFixed(2).padStart(14)].join("  "),
    ),
  ].join("\n");
}

function readArgs(args: string[]): { month: string; by: string | null } {
  const options = { month: { type: "string" }, by: { type: "string" } } as const;
  const { month, by } = parseArgs({ args, options, strict: false }).values;
  if (typeof month !== "string" || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    return fail(`--month is missing or invalid.\n\n${usage}`);
  return { month, by: typeof by === "string" ? by : null };
}

if (import.meta.main) await runCommand(run);
