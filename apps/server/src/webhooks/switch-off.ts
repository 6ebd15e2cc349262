import type { WebhookOffReason } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Switches a webhook off and gives up its waiting events. They can be sent again once it is on. */
export async function switchOff(
  transaction: Transaction<Database>,
  id: string,
  reason: WebhookOffReason,
  now: Date,
): Promise<void> {
  const changed = await transaction
    .updateTable("webhook_endpoint")
    .set({ off_at: now, off_because: reason })
    .where("id", "=", id)
    .where("off_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return;
  await transaction
    .updateTable("webhook_delivery")
    .set({ status: "GIVEN_UP" })
    .where("endpoint_id", "=", id)
    .where("status", "=", "WAITING")
    .execute();
}
