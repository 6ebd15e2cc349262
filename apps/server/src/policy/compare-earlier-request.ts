import type { RawBuilder, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Looks for the row that an earlier request with this idempotency key created for the policy, because the stored answer
 * is deleted after a day (docs/reliability.md). `isSame` compares the row with the content of this request.
 */
export async function compareEarlierRequest(
  transaction: Transaction<Database>,
  table: "claim" | "landlord_message" | "landlord_question" | "payout_account",
  { refId, requestKey, isSame }: { refId: string; requestKey: Buffer | null; isSame: RawBuilder<boolean> },
): Promise<"none" | "same" | "other"> {
  if (requestKey === null) return "none";
  const earlier = await transaction
    .selectFrom(table)
    .select(isSame.as("isSame"))
    .where("ref_id", "=", refId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  if (!earlier) return "none";
  return earlier.isSame ? "same" : "other";
}
