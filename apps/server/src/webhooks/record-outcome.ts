import { webhookFailureDays } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { webhookDelay, webhookRest } from "../platform/rules/retry-delays.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { LeasedDelivery } from "./lease-delivery.ts";
import { describeResult } from "./describe-result.ts";
import type { SendResult } from "./ports.ts";
import { mailSwitchedOff } from "./mail-switched-off.ts";
import { switchOff } from "./switch-off.ts";

const failureTime = webhookFailureDays * 86_400_000;
const gone = 410;

/** Records the result of an attempt and ends its lease, unless the lease has expired and another process took over. */
export function recordOutcome(
  { db, clock, random, log }: Pick<WorkDeps, "db" | "clock" | "random" | "log">,
  leased: LeasedDelivery,
  result: SendResult,
): Promise<void> {
  const now = clock.now();
  const { endpoint, attempts } = leased;
  const { delivered, lastStatus: status, lastError } = describeResult(result);
  const last = { last_status: status, last_error: lastError };
  return db.transaction().execute(async (transaction) => {
    if (delivered) {
      if (await settle(transaction, leased, { ...last, status: "DELIVERED" }))
        await release(transaction, endpoint.id, { failing_since: null, rest_until: null });
      return;
    }
    const delay = webhookDelay(attempts);
    const next = delay === null ? { status: "GIVEN_UP" as const } : { try_at: new Date(now.getTime() + delay) };
    if (!(await settle(transaction, leased, { ...last, ...next }))) return;
    const rest_until = status === null ? new Date(now.getTime() + webhookRest) : null;
    const failing_since = endpoint.failing_since ?? now;
    await release(transaction, endpoint.id, { failing_since, rest_until });
    const isFailing = now.getTime() - failing_since.getTime() >= failureTime;
    if (status !== gone && !isFailing) return;
    const reason = status === gone ? "GONE" : "FAILING";
    if (!(await switchOff(transaction, endpoint.id, reason, now))) return;
    await mailSwitchedOff(transaction, { clock, random }, endpoint, {
      reason,
      since: status === gone ? now : failing_since,
    });
    log.warn({ webhook: endpoint.id, partner: endpoint.partner_id, ...last }, "switched off a partner's webhook");
  });
}

/** Gives up an event whose stored data is invalid. Retrying would not help, and it is not the receiver's fault. */
export function giveUpInvalid({ db }: Pick<WorkDeps, "db">, leased: LeasedDelivery): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const given = { status: "GIVEN_UP", last_status: null, last_error: "EVENT_INVALID" } as const;
    if (await settle(transaction, leased, given)) await release(transaction, leased.endpoint.id, {});
  });
}

async function settle(
  transaction: Transaction<Database>,
  { endpoint, event, attempts }: LeasedDelivery,
  changes: Updateable<Database["webhook_delivery"]>,
): Promise<boolean> {
  // To avoid deadlocks, lock the endpoint before the delivery, as all other code does.
  await transaction
    .selectFrom("webhook_endpoint")
    .select("id")
    .where("id", "=", endpoint.id)
    .forNoKeyUpdate()
    .execute();
  const settled = await transaction
    .updateTable("webhook_delivery")
    .set(changes)
    .where("endpoint_id", "=", endpoint.id)
    .where("event_number", "=", event.number)
    .where("status", "=", "WAITING")
    .where("attempts", "=", attempts)
    .returning("event_number")
    .executeTakeFirst();
  return settled !== undefined;
}

async function release(
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
