import { fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";

/** Refuses a scan that was not uploaded for this contract; null if it was, and without one. */
export async function refuseScan(
  transaction: Transaction<Database>,
  refId: string,
  scanId: string | null,
): Promise<Refusal | null> {
  if (scanId === null) return null;
  const scans = transaction.selectFrom("document").select("id").where("ref_id", "=", refId).where("id", "=", scanId);
  const scan = await scans.where("type", "=", "DECLARATION").executeTakeFirst();
  return scan ? null : refuseFields([fieldError("scanId", "FIELD_INVALID")]);
}
