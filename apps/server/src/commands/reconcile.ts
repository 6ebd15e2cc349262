import { parseArgs } from "node:util";
import { type CalendarDate, isCalendarDate } from "@kautia/contract";
import { findMoneyHold, findReleaseSince, reconcile, type Reconciliation, releaseMoney } from "../billing/index.ts";
import type { Deps } from "../deps.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run reconcile -- --since DATE              compares the ledger with the card provider's books from that day on (YYYY-MM-DD)
npm run reconcile -- --since DATE --release    compares them, then lets money move again that was held after a restore

Exits with 0 when the books agree, with 1 when they differ, and with 2 when they could not be compared.
`;

/** Books nothing. With the embedded database, stop the server first. */
export async function run(args: string[]): Promise<string> {
  const { since, release } = readArgs(args);
  return withDeps(async (deps) => {
    const hold = await findMoneyHold(deps);
    const accounts = await reconcile(deps, since);
    if (accounts.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
    const lines = accounts.flatMap((account) => describe(account, since));
    if (!hold) return [...lines, ...(release ? ["Money was not held."] : [])].join("\n");
    const held = `Money is held: ${because[hold.reason]}.`;
    return [held, ...lines, await endHold(deps, { since, release }, accounts)].join("\n");
  });
}

const because = {
  "another database": "this is another database than the one in which money moved last, such as a restored dump",
  "another timeline": "a standby has taken over, or the database was restored to a point in time",
  "behind the provider": "the card provider has charges or refunds that this database does not know",
} as const;

async function endHold(
  deps: Deps,
  { since, release }: { since: CalendarDate; release: boolean },
  accounts: readonly Reconciliation[],
): Promise<string> {
  if (!release) return "Compare the lists with what you expect, then run it again with --release (docs/recovery.md).";
  const latest = await findReleaseSince(deps.db);
  if (latest !== null && since > latest)
    return fail(`The last entry in the ledger is of ${latest}: compare the books from that day on or earlier.`);
  await releaseMoney(deps, accounts);
  return "Released: money moves again.";
}

function describe({ country, movements, differences, pending }: Reconciliation, since: CalendarDate): string[] {
  const provider = movements.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
  const sums = ({ at, reference, ledgerCents, providerCents }: Reconciliation["differences"][number]) =>
    `${at.toISOString()} ${reference}: ledger ${euros(ledgerCents)}, provider ${euros(providerCents)}`;
  return [
    `${country}: ${movements.length} movements at the provider since ${since}, together ${euros(provider)}; differences: ${differences.length}`,
    ...differences.map((difference) => `  ${sums(difference)}`),
    ...pending.map((one) => `  pending: ${sums(one)}`),
  ];
}

function readArgs(args: string[]): { since: CalendarDate; release: boolean } {
  const options = { since: { type: "string" }, release: { type: "boolean" } } as const;
  const { since, release = false } = parseArgs({ args, options, strict: false }).values;
  if (typeof since !== "string" || !isCalendarDate(since)) return fail(`DATE is missing or invalid.\n\n${usage}`);
  return { since, release: release === true };
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

if (import.meta.main) await runCommand(run, { failure: 2 });
