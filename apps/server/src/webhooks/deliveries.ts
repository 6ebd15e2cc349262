import {
  type CallAnswer,
  type CallInput,
  deliveriesPerCall,
  listWebhookDeliveries,
  type WebhookDelivery,
} from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { defineCursorList } from "../platform/lists/define-cursor-list.ts";
import { findEndpoint, type Owner } from "./endpoints.ts";

interface Ids {
  partner: Owner;
  id: string;
}

/** The deliveries of a webhook, newest event first; the cursor is the id of the last event. */
const webhookDeliveryList = defineCursorList({
  call: listWebhookDeliveries,
  pageSize: deliveriesPerCall,
  query: ({ db, id }: Pick<Deps, "db"> & { id: string }) => selectDeliveries(db, id),
  filters: { status: (query, status) => query.where("status", "=", status) },
  order: (query) => query.orderBy("number", "desc"),
  writeCursor: ({ id }) => id,
  async readCursor(cursor, { db, id }) {
    const last = await selectDeliveries(db, id).where("webhook_event.id", "=", cursor).executeTakeFirst();
    return last?.number ?? null;
  },
  after: (query, number) => query.where("number", "<", number),
  show: toDelivery,
});

export async function listDeliveries(
  { db }: Pick<Deps, "db">,
  { partner, id }: Ids,
  asked: CallInput<typeof listWebhookDeliveries>["query"],
): Promise<CallAnswer<typeof listWebhookDeliveries> | Refusal> {
  const endpoint = await findEndpoint(db, partner, id);
  if (endpoint instanceof Refusal) return endpoint;
  const page = await webhookDeliveryList.readPage({ db, id }, asked);
  return page instanceof Refusal ? page : { deliveries: page.rows, next: page.next };
}

/** Sends an event again, even if it was delivered. */
export async function resend(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  ids: Ids,
  eventId: string,
): Promise<WebhookDelivery | Refusal> {
  const sent = await inTransaction(deps.db, (transaction) => putBack(transaction, deps, ids, eventId));
  if (sent instanceof Refusal) return sent;
  deps.jobs.wake();
  const row = await selectDeliveries(deps.db, ids.id).where("webhook_event.id", "=", eventId).executeTakeFirst();
  return row ? toDelivery(row) : refuse("NOT_FOUND");
}

/** Sends all events again whose delivery was given up. */
export async function resendAll({ db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">, { partner, id }: Ids) {
  const resent = await inTransaction(db, async (transaction) => {
    const off = await refuseIfOff(transaction, { partner, id });
    if (off) return off;
    const given = putInQueue(transaction, clock.now()).where("endpoint_id", "=", id).where("status", "=", "GIVEN_UP");
    return { resent: (await given.returning("event_number").execute()).length };
  });
  jobs.wake();
  return resent;
}

/**
 * Queues a delivery again. Returns the application that the event is about. Without `partner`, accepts deliveries of
 * all partners.
 */
export async function putBack(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  ids: Partial<Ids> & Pick<Ids, "id">,
  eventId: string,
): Promise<{ refId: string } | Refusal> {
  const off = await refuseIfOff(transaction, ids);
  if (off) return off;
  const row = await putInQueue(transaction, clock.now())
    .where("endpoint_id", "=", ids.id)
    .where("event_number", "=", (event) => event.selectFrom("webhook_event").select("number").where("id", "=", eventId))
    .returning("ref_id")
    .executeTakeFirst();
  return row ? { refId: row.ref_id } : refuse("NOT_FOUND");
}

function putInQueue(transaction: Transaction<Database>, now: Date) {
  return transaction.updateTable("webhook_delivery").set({ status: "WAITING", attempts: 0, try_at: now });
}

/** Locks the webhook, so that it is not switched off while deliveries are being queued. */
async function refuseIfOff(
  transaction: Transaction<Database>,
  { partner, id }: Partial<Ids> & Pick<Ids, "id">,
): Promise<Refusal | null> {
  let query = transaction.selectFrom("webhook_endpoint").select("off_at").where("id", "=", id);
  if (partner) query = query.where("partner_id", "=", partner.id);
  const endpoint = await query.forNoKeyUpdate().executeTakeFirst();
  if (!endpoint) return refuse("NOT_FOUND");
  return endpoint.off_at === null ? null : refuse("STEP_NOT_ALLOWED");
}

function selectDeliveries(db: Kysely<Database>, endpoint: string) {
  return db
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("webhook_event", "webhook_event.number", "delivery.event_number")
    .select(["webhook_event.id", "webhook_event.number", "type", "webhook_event.ref_id", "at"])
    .select(["status", "attempts", "try_at", "last_tried_at", "last_status", "last_error"])
    .where("endpoint_id", "=", endpoint);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveries>["executeTakeFirstOrThrow"]>>;

function toDelivery(row: Row): WebhookDelivery {
  return {
    eventId: row.id,
    type: row.type,
    refId: row.ref_id,
    happenedAt: row.at.toISOString(),
    status: row.status,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    lastTriedAt: row.last_tried_at?.toISOString() ?? null,
    nextTryAt: row.status === "WAITING" ? row.try_at.toISOString() : null,
  };
}
