import { type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { leasedFor, unleased } from "../platform/jobs/lease.ts";
import { second } from "../platform/rules/durations.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export interface LeasedDelivery {
  endpoint: Selectable<Database["webhook_endpoint"]>;
  event: Selectable<Database["webhook_event"]>;
  attempts: number;
}

/** Longer than an attempt can take. */
const leaseEnd = leasedFor(30 * second);

/**
 * SQL for the next delivery of the endpoint `e`. A later event of an application waits until the earlier one is
 * delivered or given up, so that partners get them in order.
 */
const nextDelivery: RawBuilder<unknown> = sql`(
  SELECT d.event_number, d.try_at FROM webhook_delivery d
  WHERE d.endpoint_id = e.id AND d.status = 'WAITING' AND NOT EXISTS (
    SELECT FROM webhook_delivery b WHERE b.endpoint_id = e.id AND b.ref_id = d.ref_id AND b.status = 'WAITING'
      AND b.event_number < d.event_number)
  ORDER BY d.try_at, d.event_number LIMIT 1)`;

const endpoints = sql`webhook_endpoint e CROSS JOIN LATERAL ${nextDelivery} AS next`;

/** One row for each endpoint that has something to send. */
export const dueEndpoints = dueRows({
  from: endpoints,
  at: sql`greatest(next.try_at, e.rest_until)`,
  where: sql`e.off_at IS NULL`,
});

/**
 * Leases an endpoint with its next delivery. Each endpoint gets one delivery at a time, so that a silent one does not
 * delay the others.
 */
export function leaseDelivery({ db, clock }: Pick<WorkDeps, "db" | "clock">): Promise<LeasedDelivery | null> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    for (;;) {
      const { rows } = await sql<{ id: string }>`
        SELECT e.id FROM ${endpoints} WHERE ${unleased} AND ${dueEndpoints.isDue(now)}
        ORDER BY greatest(next.try_at, e.rest_until) LIMIT 1 FOR NO KEY UPDATE OF e SKIP LOCKED`.execute(transaction);
      const [due] = rows;
      if (!due) return null;
      const leased = await leaseNext(transaction, due.id, now);
      if (leased) return leased;
    }
  });
}

/** Null if another process leased the delivery first. */
async function leaseNext(transaction: Transaction<Database>, id: string, now: Date): Promise<LeasedDelivery | null> {
  const { rows } = await sql<{ event_number: number; attempts: number }>`
    UPDATE webhook_delivery SET attempts = attempts + 1, last_tried_at = ${now}
    WHERE endpoint_id = ${id} AND event_number = (
      SELECT next.event_number FROM ${endpoints}
      WHERE e.id = ${id} AND next.try_at <= ${now})
    RETURNING event_number, attempts`.execute(transaction);
  const [next] = rows;
  if (!next) return null;
  const endpoint = await transaction
    .updateTable("webhook_endpoint")
    .set({ leased_until: leaseEnd })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = await transaction
    .selectFrom("webhook_event")
    .selectAll()
    .where("number", "=", next.event_number)
    .executeTakeFirstOrThrow();
  return { endpoint, event, attempts: next.attempts };
}
