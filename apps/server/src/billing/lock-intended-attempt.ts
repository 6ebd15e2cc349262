import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks the attempt; false if it was sent, cancelled or is held by a worker. Waiting could deadlock: workers lock the
 * attempt before the policy.
 */
export async function lockIntendedAttempt(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
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
