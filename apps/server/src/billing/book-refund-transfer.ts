import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { extendRetention, type Policy } from "../policy/index.ts";
import { postToLedger } from "./post-to-ledger.ts";

export interface RefundTransfer {
  paidOn: CalendarDate;
  reference: string;
  staffId: string;
}

/** Books that a person transferred a refund that had failed. The caller has locked the policy and the refund. */
export async function bookRefundTransfer(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  policy: Policy,
  refund: { id: string; amount_cents: number },
  { paidOn, reference, staffId }: RefundTransfer,
): Promise<void> {
  const { ref_id: refId, country, currency } = policy;
  await transaction
    .updateTable("refund")
    .set({ status: "PAID", paid_at: startOfLocalDay(country, paidOn) })
    .set({ transferred_on: paidOn, transfer_reference: reference, transferred_by: staffId })
    .where("id", "=", refund.id)
    .execute();
  await extendRetention(transaction, policy, paidOn);
  await postToLedger(transaction, "REFUND_TRANSFERRED", {
    subjectId: refund.id,
    refId,
    amountCents: refund.amount_cents,
    currency,
    at: clock.now(),
  });
}
