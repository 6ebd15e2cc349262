import { createHash } from "node:crypto";
import type { PartnerEvent, testEventType } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { currentRequestId } from "../platform/cause.ts";

type Unwritten<Event> = Event extends PartnerEvent
  ? { id: string; type: Event["type"]; at: Date; data: Omit<Event["data"], "invitationId" | "reference"> }
  : never;

/** An event before it is stored. `writeEvent` adds the fields about the rental that every event has. */
export type NewEvent = Unwritten<Exclude<PartnerEvent, { type: typeof testEventType }>>;

/** Derives the event's id from its reason, so that no event is written twice. */
export function eventId(...reason: readonly (string | number)[]): string {
  return `evt_${createHash("sha256").update(reason.join(" ")).digest("hex").slice(0, 32)}`;
}

/**
 * Writes an event in the transaction of the change, and a delivery to each of the partner's webhooks that subscribed to it.
 * Writes nothing if the rental has no partner with a webhook, or if the event exists. Call it after locking the policy or
 * application.
 */
export async function writeEvent(transaction: Transaction<Database>, refId: string, event: NewEvent): Promise<void> {
  const endpoints = await findEndpoints(transaction, refId);
  const [rental] = endpoints;
  if (!rental) return;
  const { id, type, at, data } = event;
  const about = { invitationId: rental.invitation_id, reference: rental.reference };
  const written = await transaction
    .insertInto("webhook_event")
    .values({
      id,
      partner_id: rental.partner_id,
      ref_id: refId,
      type,
      at,
      data: JSON.stringify({ ...about, ...data }),
      request_id: currentRequestId(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("number")
    .executeTakeFirst();
  const subscribed = endpoints.filter(({ events }) => events.length === 0 || events.includes(type));
  if (!written || subscribed.length === 0) return;
  await transaction
    .insertInto("webhook_delivery")
    .values(
      subscribed.map((endpoint) => ({
        endpoint_id: endpoint.id,
        event_number: written.number,
        ref_id: refId,
        status: "WAITING" as const,
        try_at: at,
      })),
    )
    .execute();
}

/**
 * The webhooks of the partner behind the application, each with what its events say about the rental. Locks them against
 * deletion.
 */
function findEndpoints(transaction: Transaction<Database>, refId: string) {
  const partner = sql<string>`coalesce(i.partner_id, o.partner_id)`;
  return transaction
    .selectFrom("application as a")
    .leftJoin("invitation as i", "i.ref_id", "a.ref_id")
    .leftJoin("used_offer as o", "o.ref_id", "a.ref_id")
    .innerJoin("webhook_endpoint as w", (join) => join.on("w.partner_id", "=", partner))
    .select(["w.id", "w.events", "w.partner_id", "i.public_id as invitation_id"])
    .select(sql<string | null>`coalesce(i.reference, o.reference)`.as("reference"))
    .where("a.ref_id", "=", refId)
    .where("w.off_at", "is", null)
    .forKeyShare("w")
    .execute();
}
