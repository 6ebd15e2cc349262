import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isPendingDebit } from "./is-pending-debit.ts";
import { awaitsRefund } from "./plan-refunds.ts";
import { hasOpenRepayment } from "./repayments/read-repayments.ts";

/**
 * Whether the tenant still has to pay a premium or the repayment of a claim, even after the policy has ended. A debit
 * that is pending at the bank needs no payment, and neither does a premium of which we owe a refund.
 */
export async function isStillOwing(db: Kysely<Database>, refId: string): Promise<boolean> {
  const open = db
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", refId)
    .where("status", "in", ["DUE", "UNPAID"])
    .where(({ not }) => not(awaitsRefund(sql.ref("premium.id"))))
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM charge_attempt a WHERE a.premium_id = premium.id AND ${isPendingDebit})`,
    );
  return (await open.limit(1).executeTakeFirst()) !== undefined || hasOpenRepayment(db, refId);
}
