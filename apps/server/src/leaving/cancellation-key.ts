import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** For the reasons of its mails: a policy can be cancelled more than once. */
export async function cancellationKey(transaction: Transaction<Database>, refId: string): Promise<string> {
  const requests = await transaction
    .selectFrom("policy_history")
    .select("id")
    .where("ref_id", "=", refId)
    .where("to_status", "=", "CANCELLATION_REQUESTED")
    .execute();
  return requests.length > 1 ? `${refId}:${requests.length}` : refId;
}
