import type { WebhookOffReason } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Switches the webhook off and gives up its waiting deliveries, which can be resent later. False if it was already off.
 */
export async function switchOff(
  transaction: Transaction<Database>,
  id: string,
  reason: WebhookOffReason,
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .updateTable("webhook_endpoint")
    .set({ off_at: now, off_because: reason })
    .where("id", "=", id)
    .where("off_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  await transaction
    .updateTable("webhook_delivery")
    .set({ status: "GIVEN_UP" })
    .where("endpoint_id", "=", id)
    .where("status", "=", "WAITING")
    .execute();
  return true;
}
