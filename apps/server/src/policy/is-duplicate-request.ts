import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether a request has made it already, under this contract and with this Idempotency-Key (docs/reliability.md). */
export async function isDuplicateRequest(
  transaction: Transaction<Database>,
  what: "claim" | "landlord_message",
  refId: string,
  requestKey: Buffer | null,
): Promise<boolean> {
  if (requestKey === null) return false;
  const made = await transaction
    .selectFrom(what)
    .select("id")
    .where("ref_id", "=", refId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return made !== undefined;
}
