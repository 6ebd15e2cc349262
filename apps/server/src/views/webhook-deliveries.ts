import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Deliveries that partners' webhooks have not taken. Uses the index `webhook_delivery_not_taken`. */
export function selectDeliveries(db: Kysely<Database>) {
  return db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_event as e", "e.number", "d.event_number")
    .innerJoin("webhook_endpoint as w", "w.id", "d.endpoint_id")
    .innerJoin("partner as p", "p.id", "w.partner_id")
    .select(["w.id as webhookId", "w.url", "p.name as partnerName", "e.id as eventId", "e.type", "e.ref_id as refId"])
    .select(["e.at as happenedAt", "d.status", "d.attempts", "d.last_status as lastStatus"])
    .select(["d.last_error as lastError", "w.off_because as offBecause"])
    .where(sql<boolean>`(d.status = 'GIVEN_UP' OR d.status = 'WAITING' AND d.last_tried_at IS NOT NULL)`)
    .$narrowType<{ status: "GIVEN_UP" | "WAITING" }>();
}
