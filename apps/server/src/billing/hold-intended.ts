import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks a try that nobody has been asked for yet; false when it is no such try any more, or a worker has just taken it. That one is
 * never waited for: workers hold a try before its policy, and whoever asks here holds the policy.
 */
export async function holdIntended(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  const free = await transaction
    .selectFrom("charge_attempt")
    .select("id")
    .where("id", "=", attemptId)
    .where("status", "=", "INTENDED")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return free !== undefined;
}
