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

/** Cancels the attempt before it is sent. False as above. */
export async function cancelIntendedAttempt(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  if (!(await lockIntendedAttempt(transaction, attemptId))) return false;
  await transaction.updateTable("charge_attempt").set({ status: "CANCELLED" }).where("id", "=", attemptId).execute();
  return true;
}
