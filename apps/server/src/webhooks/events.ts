import { createHash } from "node:crypto";
import type { PartnerEvent, testEventType } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { currentRequestId } from "../platform/cause.ts";
import { partnerReference } from "./partner-reference.ts";
import { isTestApplication } from "../platform/database/is-test-application.ts";

type Unwritten<Event> = Event extends PartnerEvent
  ? { id: string; type: Event["type"]; at: Date; data: Omit<Event["data"], "invitationId" | "reference" | "test"> }
  : never;

/** An event before it is stored. The statement adds the fields about the rental that every event has. */
export type NewEvent = Unwritten<Exclude<PartnerEvent, { type: typeof testEventType }>>;

/** The event as JSON, for `insertEvent`. */
export function toEventRow(event: NewEvent): string {
  return JSON.stringify({ ...event, request_id: currentRequestId() });
}

/** Derives the event's id from its reason, so that no event is written twice. */
export function eventId(...reason: readonly (string | number)[]): string {
  return `evt_${createHash("sha256").update(reason.join(" ")).digest("hex").slice(0, 32)}`;
}

/**
 * SQL that defines `rental`: the partner behind the application whose `ref_id` is in `from`, the partner's reference
 * for it, and whether it is a test.
 */
export const findRental = (from: string) => `rental AS (
    SELECT f.ref_id, coalesce(i.partner_id, o.partner_id) AS partner_id, i.public_id AS invitation_id,
      ${partnerReference("f.ref_id")} AS reference, ${isTestApplication("f.ref_id")} AS is_test
    FROM ${from} f LEFT JOIN invitation i ON i.ref_id = f.ref_id LEFT JOIN used_offer o ON o.ref_id = f.ref_id
  )`;

/**
 * SQL that defines `event` and `queued`: the event, and a delivery to each of the partner's webhooks that subscribed to
 * it. `rental` has the columns of `findRental`, `event` comes from `toEventRow`. Writes nothing if `event` is null or
 * the partner has no webhooks.
 */
export const insertEvent = (rental: string, event: string) => `event AS (
    INSERT INTO webhook_event (id, partner_id, ref_id, type, at, data, request_id)
    SELECT e.id, r.partner_id, r.ref_id, e.type, e.at,
      jsonb_build_object('invitationId', r.invitation_id, 'reference', r.reference, 'test', r.is_test) || e.data, e.request_id
    FROM ${rental} r CROSS JOIN jsonb_populate_record(NULL::webhook_event, ${event}::jsonb) e
    WHERE e.id IS NOT NULL AND EXISTS (
      SELECT FROM webhook_endpoint w WHERE w.partner_id = r.partner_id AND w.is_test = r.is_test AND w.off_at IS NULL)
    ON CONFLICT (id) DO NOTHING RETURNING number, partner_id, ref_id, type, at
  ), queued AS (
    INSERT INTO webhook_delivery (endpoint_id, event_number, ref_id, status, try_at)
    SELECT w.id, event.number, event.ref_id, 'WAITING', event.at
    FROM event JOIN ${rental} r USING (ref_id)
      JOIN webhook_endpoint w ON w.partner_id = r.partner_id AND w.is_test = r.is_test
    WHERE w.off_at IS NULL AND (w.events = '{}' OR event.type = ANY (w.events))
  )`;

/** Writes an event in the transaction of the change. Call it after locking the policy or application. */
export async function writeEvent(transaction: Transaction<Database>, refId: string, event: NewEvent): Promise<void> {
  const about = sql`about AS (SELECT ${refId}::text AS ref_id, ${toEventRow(event)}::text AS event)`;
  const rest = sql.raw(`${findRental("about")}, ${insertEvent("rental", "(SELECT event FROM about)")} SELECT`);
  await sql`WITH ${about}, ${rest}`.execute(transaction);
}
