import { webhookFailureDays } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { webhookDelay, webhookRest } from "../platform/rules/retry-delays.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { LeasedDelivery } from "./lease-delivery.ts";
import { describeResult } from "./describe-result.ts";
import type { SendResult } from "./ports.ts";
import { mailSwitchedOff } from "./mail-switched-off.ts";
import { switchOff } from "./switch-off.ts";
import { day, later } from "../platform/rules/durations.ts";

const failureTime = webhookFailureDays * day;
const gone = 410;

type OutcomeDeps = Pick<WorkDeps, "db" | "clock" | "random" | "log">;
type LastAttempt = Pick<Updateable<Database["webhook_delivery"]>, "last_status" | "last_error">;

/** Records the result of an attempt and ends its lease, unless the lease has expired and another process took over. */
export function recordOutcome(deps: OutcomeDeps, leased: LeasedDelivery, result: SendResult): Promise<void> {
  const { delivered, lastStatus: last_status, lastError: last_error } = describeResult(result);
  const last = { last_status, last_error };
  return inTransaction(deps.db, async (transaction) => {
    if (!delivered) return recordFailure(transaction, deps, leased, last);
    const endpoint = await settle(transaction, leased, { ...last, status: "DELIVERED" });
    if (endpoint) await endLease(transaction, endpoint.id, { failing_since: null, rest_until: null });
  });
}

/** Plans the next attempt or gives the event up, and switches off a webhook that is gone or has failed for too long. */
async function recordFailure(
  transaction: Transaction<Database>,
  deps: OutcomeDeps,
  leased: LeasedDelivery,
  last: LastAttempt,
): Promise<void> {
  const now = deps.clock.now();
  const delay = webhookDelay(leased.attempts);
  const next = delay === null ? { status: "GIVEN_UP" as const } : { try_at: later(now, delay) };
  const endpoint = await settle(transaction, leased, { ...last, ...next });
  if (!endpoint) return;
  // The failure says nothing about the address that the partner has set meanwhile.
  if (endpoint.url !== leased.endpoint.url) return endLease(transaction, endpoint.id, {});
  const hasAnswered = last.last_status !== null;
  const failing_since = endpoint.failing_since ?? now;
  const rest_until = hasAnswered ? null : later(now, webhookRest);
  await endLease(transaction, endpoint.id, { failing_since, rest_until });
  const isGone = last.last_status === gone;
  if (!isGone && now.getTime() - failing_since.getTime() < failureTime) return;
  const reason = isGone ? "GONE" : "FAILING";
  if (!(await switchOff(transaction, endpoint.id, reason, now))) return;
  await mailSwitchedOff(transaction, deps, endpoint, { reason, since: isGone ? now : failing_since });
  deps.log.warn({ webhook: endpoint.id, partner: endpoint.partner_id, ...last }, "switched off a partner's webhook");
}

/** Gives up an event whose stored data is invalid. Retrying would not help, and it is not the receiver's fault. */
export function giveUpInvalid({ db }: Pick<WorkDeps, "db">, leased: LeasedDelivery): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const given = { status: "GIVEN_UP", last_status: null, last_error: "EVENT_INVALID" } as const;
    if (await settle(transaction, leased, given)) await endLease(transaction, leased.endpoint.id, {});
  });
}

/** Returns the webhook as it is now, because the partner may have changed it meanwhile; null if the lease was lost. */
async function settle(
  transaction: Transaction<Database>,
  { endpoint: leasedEndpoint, event, attempts }: LeasedDelivery,
  changes: Updateable<Database["webhook_delivery"]>,
): Promise<LeasedDelivery["endpoint"] | null> {
  // To avoid deadlocks, lock the endpoint before the delivery, as all other code does.
  const endpoint = await transaction
    .selectFrom("webhook_endpoint")
    .selectAll()
    .where("id", "=", leasedEndpoint.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!endpoint) return null;
  const settled = await transaction
    .updateTable("webhook_delivery")
    .set(changes)
    .where("endpoint_id", "=", endpoint.id)
    .where("event_number", "=", event.number)
    .where("status", "=", "WAITING")
    .where("attempts", "=", attempts)
    .returning("event_number")
    .executeTakeFirst();
  return settled ? endpoint : null;
}

async function endLease(
  transaction: Transaction<Database>,
  id: string,
  changes: Updateable<Database["webhook_endpoint"]>,
): Promise<void> {
  await transaction
    .updateTable("webhook_endpoint")
    .set({ ...changes, leased_until: null })
    .where("id", "=", id)
    .execute();
}
