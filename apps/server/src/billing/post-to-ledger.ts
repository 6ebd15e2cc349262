import type { CalendarDate, Country, Currency } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

interface Posting {
  subjectId: string;
  refId: string | null;
  /** Only for a movement that belongs to no policy. */
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

/** Posts the same event for several subjects in one statement, and what it changes of insurance tax and commission. */
export async function postAllToLedger(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  await insertEntries(transaction, event, postings);
  const shares = shareEvents[event];
  if (shares) await postShares(transaction, shares, postings);
}

interface Shares {
  tax: LedgerEvent;
  commission: LedgerEvent;
}

/** The events that change what a policy's premiums add up to, and what they do to its tax and our commission. */
const shareEvents: Partial<Record<LedgerEvent, Shares>> = {
  PREMIUM_DUE: { tax: "INSURANCE_TAX_DUE", commission: "COMMISSION_EARNED" },
  PREMIUM_CANCELLED: { tax: "INSURANCE_TAX_CANCELLED", commission: "COMMISSION_GIVEN_BACK" },
  REFUND_DUE: { tax: "INSURANCE_TAX_CANCELLED", commission: "COMMISSION_GIVEN_BACK" },
  PREMIUM_WRITTEN_OFF: { tax: "INSURANCE_TAX_WRITTEN_OFF", commission: "COMMISSION_WRITTEN_OFF" },
};

/**
 * Posts the difference between tax and commission of all premiums of a policy and what was posted so far: so a refund in parts
 * gives back exactly what its premium brought. The premiums contain the tax; we keep commission on the rest.
 */
async function postShares(
  transaction: Transaction<Database>,
  events: Shares,
  postings: readonly Posting[],
): Promise<void> {
  const refIds = postings.flatMap(({ refId }) => refId ?? []);
  const { rows } = await sql<{ refId: string; tax: number; commission: number }>`
    SELECT policy.ref_id AS "refId", (contained.tax - posted.tax)::integer AS tax,
      (round(commission_bp * (premiums - contained.tax) / 10000.0) - commission)::integer AS commission
    FROM policy, LATERAL (
      SELECT -coalesce(sum(amount_cents) FILTER (WHERE account IN ('PREMIUM_PAYABLE', 'WRITTEN_OFF')
          AND event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REFUND_DUE', 'PREMIUM_WRITTEN_OFF')), 0) AS premiums,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'INSURANCE_TAX'), 0) AS tax,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'COMMISSION'), 0) AS commission
      FROM ledger_entry WHERE ledger_entry.ref_id = policy.ref_id) AS posted,
      LATERAL (SELECT round(premiums * insurance_tax_bp / (10000.0 + insurance_tax_bp)) AS tax) AS contained
    WHERE policy.ref_id = ANY (${refIds}::text[]) AND (commission_bp > 0 OR insurance_tax_bp > 0)`.execute(transaction);
  for (const share of ["tax", "commission"] as const) {
    const changes = rows.flatMap((row) => {
      const posting = postings.findLast(({ refId }) => refId === row.refId);
      if (!posting || row[share] === 0) return [];
      // Tax is no premium of later days; what we keep does not lower them.
      const period = share === "tax" ? posting.period : undefined;
      return [{ ...posting, amountCents: Math.abs(row[share]), period }];
    });
    if (changes.length > 0) await insertEntries(transaction, events[share], changes);
  }
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
