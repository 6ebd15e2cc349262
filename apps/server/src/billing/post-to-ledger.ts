import type { Currency } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

interface Posting {
  subjectId: string;
  refId: string | null;
  amountCents: number;
  currency: Currency;
  at: Date;
}

/** Posts an event to the ledger. Posting it twice fails the transaction. Policies of test keys are not posted. */
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
    ledgerEntries(event, posting.amountCents).map((entry) => ({ ...posting, ...entry })),
  );
  const each = <Name extends keyof (typeof entries)[number]>(name: Name) => entries.map((entry) => entry[name]);
  await sql`
    INSERT INTO ledger_entry (event, subject_id, ref_id, account, amount_cents, currency, at)
    SELECT ${event}, subject_id, ref_id, account, amount_cents, currency, at
    FROM unnest(${each("subjectId")}::uuid[], ${each("refId")}::text[], ${each("account")}::text[],
        ${each("amountCents")}::integer[], ${each("currency")}::text[], ${each("at")}::timestamptz[])
      AS entry (subject_id, ref_id, account, amount_cents, currency, at)
    WHERE NOT EXISTS (SELECT FROM policy WHERE policy.ref_id = entry.ref_id AND is_test)`.execute(transaction);
}
