import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks an unsigned application; undefined if it is signed. To avoid deadlocks, take this lock before any other row
 * lock.
 */
export function lockUnsigned(transaction: Transaction<Database>, refId: string) {
  return transaction
    .selectFrom("application")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("signed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
