import { parseArgs } from "node:util";
import { type CalendarDate, isCalendarDate } from "@kautia/contract";
import { reconcile } from "../billing/index.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run reconcile -- --since DATE    compares the ledger with the card provider's books from that day on (YYYY-MM-DD)
`;

/** Exits with 1 when there is any difference. With the embedded database, stop the server first. */
async function run(args: string[]): Promise<string> {
  const since = readDay(args);
  const accounts = await withDeps((deps) => reconcile(deps, since));
  if (accounts.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
  return accounts
    .flatMap(({ country, movements, providerCents, differences }) => [
      `${country}: ${movements} movements at the provider since ${since}, together ${euros(providerCents)}; differences: ${differences.length}`,
      ...differences.map(
        ({ at, reference, ledgerCents, providerCents: theirs }) =>
          `  ${at.toISOString()} ${reference}: ledger ${euros(ledgerCents)}, provider ${euros(theirs)}`,
      ),
    ])
    .join("\n");
}

function readDay(args: string[]): CalendarDate {
  const { since } = parseArgs({ args, options: { since: { type: "string" } }, strict: false }).values;
  return typeof since === "string" && isCalendarDate(since) ? since : fail(`DATE is missing or invalid.\n\n${usage}`);
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

if (import.meta.main) await runCommand(run);
