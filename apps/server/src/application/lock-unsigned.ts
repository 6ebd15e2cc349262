import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks an application until the transaction ends; undefined once it is signed. Take this lock before any other row's, then
 * judge what is there, then write.
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
