import type { Transaction } from "kysely";
import { ConflictError } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Application } from "./application.ts";

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

/** Like `lockUnsigned`. Throws a ConflictError if the application was signed or changed since it was read. */
export async function lockUnchanged(
  transaction: Transaction<Database>,
  { refId, version }: Pick<Application, "refId" | "version">,
): Promise<void> {
  const locked = await lockUnsigned(transaction, refId);
  if (locked?.version !== version) throw new ConflictError("the application has changed since it was read");
}
