import type { CalendarDate, Currency } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { postToLedger } from "../post-to-ledger.ts";

/**
 * Posts a paid refund, once: the provider's books may list it before the provider's answer arrives. The caller has
 * locked the refund.
 */
export async function postRefundPaid(
  transaction: Transaction<Database>,
  refund: { id: string; ref_id: string; amount_cents: number; currency: Currency },
  { at, valueDay }: { at: Date; valueDay: CalendarDate },
): Promise<void> {
  const { id: subjectId, ref_id: refId, amount_cents: amountCents, currency } = refund;
  const booked = await transaction
    .selectFrom("ledger_entry")
    .select("id")
    .where("event", "=", "REFUND_PAID")
    .where("subject_id", "=", subjectId)
    .executeTakeFirst();
  if (!booked)
    await postToLedger(transaction, "REFUND_PAID", { subjectId, refId, amountCents, currency, at, valueDay });
}
