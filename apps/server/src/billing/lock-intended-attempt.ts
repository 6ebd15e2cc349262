import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks the attempt. False if it was sent or cancelled, or if a worker holds it: waiting for that worker could
 * deadlock, because workers lock the attempt before the policy.
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
