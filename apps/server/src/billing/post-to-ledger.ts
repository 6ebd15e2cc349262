import type { Currency } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { ledgerEntries, type LedgerEvent } from "./rules/ledger.ts";

/** Posts an event to the ledger. Posting the same event twice fails the transaction. */
export async function postToLedger(
  transaction: Transaction<Database>,
  event: LedgerEvent,
  about: { subjectId: string; refId: string | null; amountCents: number; currency: Currency; at: Date },
): Promise<void> {
  const { subjectId, refId, amountCents, currency, at } = about;
  await transaction
    .insertInto("ledger_entry")
    .values(
      ledgerEntries(event, amountCents).map(({ account, amountCents: amount_cents }) => ({
        event,
        subject_id: subjectId,
        ref_id: refId,
        account,
        amount_cents,
        currency,
        at,
      })),
    )
    .execute();
}
