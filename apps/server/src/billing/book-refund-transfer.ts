import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { extendRetention, type Policy } from "../policy/index.ts";
import { mailRefundTransferred } from "./mail-refund-paid.ts";
import { settleRefundNotices } from "./notices/settle-notice.ts";
import { postToLedger } from "./post-to-ledger.ts";

export interface RefundTransfer {
  paidOn: CalendarDate;
  reference: string;
  staffId: string;
}

/**
 * Books that a person transferred a refund that had failed, and settles its notices. The caller has locked the policy
 * and the refund.
 */
export async function bookRefundTransfer(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
  refund: { id: string; premium_id: string; amount_cents: number },
  { paidOn, reference, staffId }: RefundTransfer,
): Promise<void> {
  const { ref_id: refId, country, currency } = policy;
  const now = deps.clock.now();
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
    at: now,
    valueDay: paidOn,
  });
  const about = { country, refundId: refund.id };
  await settleRefundNotices(transaction, about, { note: reference, staffId, at: now });
  await mailRefundTransferred(transaction, deps, policy, { refund, paidOn, reference });
}
