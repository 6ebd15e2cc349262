import type { CalendarDate, Country, Currency } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

interface Posting {
  subjectId: string;
  refId: string | null;
  /** Of a movement that belongs to no policy. */
  country?: Country;
  amountCents: number;
  currency: Currency;
  /** When it is posted. */
  at: Date;
  /** The day on which it happened, if not today: it counts in that month unless the month is closed (docs/books.md). */
  valueDay?: CalendarDate;
  /** The days that the premium, or its refunded part, pays for. An instalment has no end, so its booking has no days. */
  period?: { from: CalendarDate; until: CalendarDate | null } | undefined;
}

/** Posts an event to the ledger. Posting it twice fails the transaction. */
export function postToLedger(transaction: Transaction<Database>, event: LedgerEvent, about: Posting): Promise<void> {
  return postAllToLedger(transaction, event, [about]);
}

/** Posts the same event for several subjects in one statement, and what it changes of our commission. */
export async function postAllToLedger(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  await insertEntries(transaction, event, postings);
  const ofCommission = commissionEvents[event];
  if (ofCommission) await postCommission(transaction, ofCommission, postings);
}

/** The events that change what a policy's premiums add up to, and what they do to our commission. */
const commissionEvents: Partial<Record<LedgerEvent, LedgerEvent>> = {
  PREMIUM_DUE: "COMMISSION_EARNED",
  PREMIUM_CANCELLED: "COMMISSION_GIVEN_BACK",
  REFUND_DUE: "COMMISSION_GIVEN_BACK",
  PREMIUM_WRITTEN_OFF: "COMMISSION_WRITTEN_OFF",
};

/**
 * Posts the difference between what we keep of all premiums of a policy and what was posted so far: so a refund in parts gives
 * back exactly what its premium brought.
 */
async function postCommission(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<void> {
  const refIds = postings.flatMap(({ refId }) => refId ?? []);
  const { rows } = await sql<{ refId: string; cents: number }>`
    SELECT policy.ref_id AS "refId", (round(commission_bp * premiums / 10000.0) - commission)::integer AS cents
    FROM policy, LATERAL (
      SELECT -coalesce(sum(amount_cents) FILTER (WHERE account IN ('PREMIUMS', 'WRITTEN_OFF')
          AND event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REFUND_DUE', 'PREMIUM_WRITTEN_OFF')), 0) AS premiums,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'COMMISSION'), 0) AS commission
      FROM ledger_entry WHERE ledger_entry.ref_id = policy.ref_id) AS posted
    WHERE policy.ref_id = ANY (${refIds}::text[]) AND commission_bp > 0`.execute(transaction);
  const changes = rows.flatMap(({ refId, cents }) => {
    const posting = postings.findLast((item) => item.refId === refId);
    return posting && cents !== 0 ? [{ ...posting, amountCents: Math.abs(cents), period: undefined }] : [];
  });
  if (changes.length > 0) await insertEntries(transaction, event, changes);
}

async function insertEntries(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<void> {
  const entries = postings.flatMap((posting) =>
    ledgerEntries(event, posting.amountCents).map((entry) => {
      const until = posting.period?.until ?? null;
      const from = until && (posting.period?.from ?? null);
      return { country: null, valueDay: null, ...posting, ...entry, until, from };
    }),
  );
  const each = <Name extends keyof (typeof entries)[number]>(name: Name) => entries.map((entry) => entry[name]);
  await sql`
    INSERT INTO ledger_entry (event, subject_id, ref_id, country, account, amount_cents, currency, at, value_day, period_from, period_until)
    SELECT ${event}, subject_id, ref_id, coalesce(policy.country, entry.country), account, amount_cents, entry.currency, at,
      value_day, period_from, period_until
    FROM unnest(${each("subjectId")}::uuid[], ${each("refId")}::text[], ${each("account")}::text[],
        ${each("amountCents")}::integer[], ${each("currency")}::text[], ${each("at")}::timestamptz[],
        ${each("country")}::text[], ${each("valueDay")}::date[], ${each("from")}::date[], ${each("until")}::date[])
      WITH ORDINALITY AS entry (subject_id, ref_id, account, amount_cents, currency, at, country, value_day, period_from, period_until, number)
      LEFT JOIN policy USING (ref_id)
    ORDER BY number`.execute(transaction);
}
