import type { Country } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { isNoticeOf } from "../../views/refund-notices.ts";

interface Settled {
  note: string;
  staffId: string;
  at: Date;
}

/** Settles a notice that needs a person; undefined if it is unknown or not open. */
export function settleOpenNotice(
  transaction: Transaction<Database>,
  { country, id }: { country: Country; id: string },
  { note, staffId, at }: Settled,
) {
  return transaction
    .updateTable("payment_notice")
    .set({ settled_at: at, settled_by: staffId, note })
    .where("country", "=", country)
    .where("id", "=", id)
    .where("trouble", "is not", null)
    .where("settled_at", "is", null)
    .returning(["attempt_id", "charge_id"])
    .executeTakeFirst();
}

/** Settles the notices about a refund that failed. */
export async function settleRefundNotices(
  transaction: Transaction<Database>,
  { country, refundId }: { country: Country; refundId: string },
  { note, staffId, at }: Settled,
): Promise<void> {
  await sql`
    UPDATE payment_notice AS notice SET settled_at = ${at}, settled_by = ${staffId}, note = ${note} FROM refund
    WHERE trouble = 'refund failed' AND settled_at IS NULL AND notice.country = ${country} AND refund.id = ${refundId}
      AND ${isNoticeOf("notice", "refund")}`.execute(transaction);
}
