import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Distinguishes the mails of several cancellations: a policy can be cancelled again after a cancellation was taken
 * back.
 */
export async function cancellationKey(transaction: Transaction<Database>, refId: string): Promise<string> {
  const requests = await transaction
    .selectFrom("policy_history")
    .select("id")
    .where("ref_id", "=", refId)
    .where("to_status", "=", "CANCELLATION_REQUESTED")
    .execute();
  return requests.length > 1 ? `${refId}:${requests.length}` : refId;
}
