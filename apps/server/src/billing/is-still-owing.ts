import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { hasOpenRepayment } from "./repayments/read-repayments.ts";

/** Whether the tenant still owes a premium or the repayment of a claim, even after the policy has ended. */
export async function isStillOwing(db: Kysely<Database>, refId: string): Promise<boolean> {
  const open = db
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", refId)
    .where("status", "in", ["DUE", "UNPAID"]);
  return (await open.limit(1).executeTakeFirst()) !== undefined || hasOpenRepayment(db, refId);
}
