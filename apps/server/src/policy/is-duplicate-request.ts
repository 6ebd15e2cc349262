import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether an earlier request with this idempotency key created a row for the policy (docs/reliability.md). */
export async function isDuplicateRequest(
  transaction: Transaction<Database>,
  table: "claim" | "landlord_message" | "landlord_question",
  refId: string,
  requestKey: Buffer | null,
): Promise<boolean> {
  if (requestKey === null) return false;
  const existing = await transaction
    .selectFrom(table)
    .select("id")
    .where("ref_id", "=", refId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return existing !== undefined;
}
