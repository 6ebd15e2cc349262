import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { hasOpenRepayment } from "./repayments/read-repayments.ts";

/** Whether a premium or the repayment of a claim is open, also after the end of the policy. */
export async function isStillOwing(db: Kysely<Database>, refId: string): Promise<boolean> {
  const open = db
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", refId)
    .where("status", "in", ["DUE", "UNPAID"]);
  return (await open.limit(1).executeTakeFirst()) !== undefined || hasOpenRepayment(db, refId);
}
