import { parseArgs } from "node:util";
import {
  addDays,
  type CalendarDate,
  countryFacts,
  fromCents,
  staffCountry,
  isCalendarDate,
  sumBy,
} from "@kautia/contract";
import { findMoneyHold, findReleaseSince, reconcile, type Reconciliation, releaseMoney } from "../billing/index.ts";
import type { Deps } from "../deps.ts";
import { noteRun } from "../platform/jobs/last-runs.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

/** In days. */
const usualPeriod = 30;

const usage = `npm run reconcile                              compares the ledger with the card provider's books of the last ${usualPeriod} days
npm run reconcile -- --since DATE              compares them from that day on (YYYY-MM-DD)
npm run reconcile -- --since DATE --release    compares them, then lets money move again that was held after a restore

Exits with 0 when the books agree, with 1 when they differ, and with 2 when they could not be compared.
`;

/** Books nothing, and only notes that the books were compared. With the embedded database, stop the server first. */
export async function run(args: string[]): Promise<string> {
  const { since: asked, release } = readArgs(args);
  return withDeps(async (deps) => {
    const since = asked ?? addDays(localDay(staffCountry, deps.clock.now()), -usualPeriod);
    const hold = await findMoneyHold(deps);
    const accounts = await reconcile(deps, since);
    const differences = sumBy(accounts, (account) => account.differences.length);
    if (differences > 0) process.exitCode = 1;
    await noteRun(deps.db, "reconcile", differences);
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
  const { currency: own } = countryFacts[country];
  const inOwn = movements.filter(({ currency }) => currency === own);
  const provider = sumBy(inOwn, ({ amountCents, feeCents }) => amountCents - feeCents);
  const written = (cents: number, currency: string = own) => `${fromCents(cents).toFixed(2)} ${currency}`;
  const sums = ({ at, reference, ledgerCents, providerCents, currency }: Reconciliation["differences"][number]) =>
    `${at.toISOString()} ${reference}: ledger ${written(ledgerCents)}, provider ${written(providerCents, currency)}`;
  return [
    `${country}: ${movements.length} movements at the provider since ${since}, together ${written(provider)}; differences: ${differences.length}`,
    ...differences.map((difference) => `  ${sums(difference)}`),
    ...pending.map((difference) => `  pending: ${sums(difference)}`),
  ];
}

/** `since`: null for the usual period. */
function readArgs(args: string[]): { since: CalendarDate | null; release: boolean } {
  const options = { since: { type: "string" }, release: { type: "boolean" } } as const;
  const { since, release = false } = parseArgs({ args, options, strict: false }).values;
  if (since === undefined && !release) return { since: null, release: false };
  if (typeof since !== "string" || !isCalendarDate(since)) return fail(`DATE is missing or invalid.\n\n${usage}`);
  return { since, release: release === true };
}

if (import.meta.main) await runCommand(run, { failure: 2 });
