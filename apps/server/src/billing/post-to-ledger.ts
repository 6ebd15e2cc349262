import type { CalendarDate, Currency } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

interface Posting {
  subjectId: string;
  refId: string | null;
  amountCents: number;
  currency: Currency;
  at: Date;
  /** The days that the premium, or its refunded part, pays for. An instalment has no end, so its booking has no days. */
  period?: { from: CalendarDate; until: CalendarDate | null } | undefined;
}

/** Posts an event to the ledger. Posting it twice fails the transaction. */
export function postToLedger(transaction: Transaction<Database>, event: LedgerEvent, about: Posting): Promise<void> {
  return postAllToLedger(transaction, event, [about]);
}

/** Posts the same event for several subjects in one statement. */
export async function postAllToLedger(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  const entries = postings.flatMap((posting) =>
    ledgerEntries(event, posting.amountCents).map((entry) => {
      const until = posting.period?.until ?? null;
      return { ...posting, ...entry, until, from: until && (posting.period?.from ?? null) };
    }),
  );
  const each = <Name extends keyof (typeof entries)[number]>(name: Name) => entries.map((entry) => entry[name]);
  await sql`
    INSERT INTO ledger_entry (event, subject_id, ref_id, country, account, amount_cents, currency, at, period_from, period_until)
    SELECT ${event}, subject_id, ref_id, policy.country, account, amount_cents, entry.currency, at, period_from, period_until
    FROM unnest(${each("subjectId")}::uuid[], ${each("refId")}::text[], ${each("account")}::text[],
        ${each("amountCents")}::integer[], ${each("currency")}::text[], ${each("at")}::timestamptz[],
        ${each("from")}::date[], ${each("until")}::date[])
      AS entry (subject_id, ref_id, account, amount_cents, currency, at, period_from, period_until)
      LEFT JOIN policy USING (ref_id)`.execute(transaction);
}
