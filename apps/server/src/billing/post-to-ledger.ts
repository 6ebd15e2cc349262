import type { Currency } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

/**
 * Posts an event to the ledger, except for policies of test keys. Posting the same event twice fails the transaction.
 */
export async function postToLedger(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  about: { subjectId: string; refId: string | null; amountCents: number; currency: Currency; at: Date },
): Promise<void> {
  const { subjectId, refId, amountCents, currency, at } = about;
  const entries = ledgerEntries(event, amountCents);
  const accounts = entries.map(({ account }) => account);
  const amounts = entries.map(({ amountCents: cents }) => cents);
  await sql`
    INSERT INTO ledger_entry (event, subject_id, ref_id, account, amount_cents, currency, at)
    SELECT ${event}, ${subjectId}::uuid, ${refId}::text, account, amount_cents, ${currency}, ${at}::timestamptz
    FROM unnest(${accounts}::text[], ${amounts}::integer[]) AS entry (account, amount_cents)
    WHERE NOT EXISTS (SELECT FROM policy WHERE ref_id = ${refId}::text AND is_test)`.execute(transaction);
}
