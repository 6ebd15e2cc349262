import { type BookMonth, fieldError, fromCents, monthOf, type StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { readBooksNow } from "../../billing/index.ts";
import {
  closeMonth,
  findStops,
  readMonths,
  readReserves,
  readStatements,
  readSums,
  type Statement,
  type Stop,
} from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { askForApproval } from "../approvals/ask.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { refuseAsDecided, staffDay } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";

const kind = "close-month";
const firstDay = (month: string) => `${month}-01`;

/** A month of the books, such as '2027-01'; undefined if there is none. */
export async function findMonth(deps: Pick<Deps, "db" | "clock">, month: string) {
  return (await readMonths(deps)).find((item) => item.month === firstDay(month));
}

/** The months of the books, the newest first. */
export async function listBookMonths(deps: Pick<Deps, "db" | "clock">) {
  const months = await readMonths(deps);
  return months.map(({ month, closedAt, ...by }) => ({
    month: monthOf(month),
    closedAt: closedAt && closedAt.toISOString(),
    ...by,
  }));
}

export async function readBookMonth(
  deps: Pick<Deps, "db" | "clock" | "config">,
  month: string,
): Promise<BookMonth | Refusal> {
  const row = (await listBookMonths(deps)).find((item) => item.month === month);
  if (!row) return refuse("NOT_FOUND");
  const sums = await readSums(deps, firstDay(month));
  const statements = await readStatements(deps.db, firstDay(month));
  return {
    ...row,
    stops: row.closedAt === null ? await findStops(deps, firstDay(month)) : [],
    sums: sums.map(({ country, insurer, account, debit_cents, credit_cents, entries, late_entries }) => ({
      country,
      insurer,
      account,
      debit: fromCents(debit_cents),
      credit: fromCents(credit_cents),
      entries,
      lateEntries: late_entries,
    })),
    reserves: (await readReserves(deps, firstDay(month))).map((reserve) => ({
      country: reserve.country,
      insurer: reserve.insurer,
      unearned: fromCents(reserve.unearned_cents),
      openClaims: fromCents(reserve.open_claims_cents),
      lateClaims: fromCents(reserve.late_claims_cents),
      receivable: fromCents(reserve.receivable_cents),
    })),
    statements: await Promise.all(statements.map((statement) => showStatement(deps, month, statement))),
    approval: await readOpenApproval(deps.db, kind, month),
  };
}

async function showStatement(
  { db }: Pick<Deps, "db">,
  month: string,
  { country, insurer, items, totalCents, taxCents, owedCents, carriedCents, toRemitCents, remitted }: Statement,
): Promise<BookMonth["statements"][number]> {
  return {
    country,
    insurer,
    items: items.map(({ event, count, cents }) => ({ event, count, amount: fromCents(cents) })),
    total: fromCents(totalCents),
    tax: fromCents(taxCents),
    owed: fromCents(owedCents),
    carried: fromCents(carriedCents),
    toRemit: fromCents(toRemitCents),
    remitted: remitted && {
      amount: fromCents(remitted.amountCents),
      paidOn: remitted.paidOn,
      reference: remitted.reference,
    },
    approval: await readOpenApproval(db, "record-remittance", `${month}-${country}`),
  };
}

/** Asks a second person to close a month. */
export async function askToClose(
  deps: Deps,
  person: StaffMember,
  month: string,
  reason: string,
): Promise<{ asked: true } | Refusal> {
  const row = await findMonth(deps, month);
  if (!row) return refuse("NOT_FOUND");
  if (row.closedAt) return refuseAsDecided(row.approvedBy, staffDay(row.closedAt));
  const unread = await readBeforeClosing(deps);
  if (unread) return unread;
  const stops = await findStops(deps, firstDay(month));
  if (stops.length > 0) return refuseStopped(stops);
  return inTransaction(deps.db, async (transaction) => {
    const asked = { kind, subjectId: month, refId: null, payload: { month }, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { asked: true };
  });
}

/** Reads and books what is new at the provider. Call it before the transaction that closes. */
export async function readBeforeClosing(deps: Deps): Promise<Refusal | null> {
  return (await readBooksNow(deps)) ? null : refuse("PROVIDER_UNAVAILABLE");
}

/** Closes what a second person has approved. */
export async function closeApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload, askedBy }: Extract<StaffApproval, { kind: typeof kind }>,
  approvedBy: string,
): Promise<Refusal | null> {
  const stops = await closeMonth(transaction, deps, { month: firstDay(subjectId), askedBy: askedBy.id, approvedBy });
  if (stops.length > 0) return refuseStopped(stops);
  await recordAct(transaction, deps, { by: askedBy.id, act: kind, detail: payload });
  return null;
}

function refuseStopped(stops: readonly Stop[]): Refusal {
  return refuse(
    "STEP_NOT_ALLOWED",
    stops.map(({ reason }) => fieldError(reason, "STEP_NOT_ALLOWED")),
  );
}
