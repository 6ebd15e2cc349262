import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks an attempt that has not been sent yet; false when it was sent or cancelled, or when a worker holds it. Waiting
 * for the worker could deadlock: the caller holds the policy's lock, and workers lock the attempt first.
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
