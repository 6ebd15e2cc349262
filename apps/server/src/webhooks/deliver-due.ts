import { setTimeout as wait } from "node:timers/promises";
import type { WorkDeps } from "../work-deps.ts";
import { runFor } from "../platform/cause.ts";
import { insist } from "../platform/database/insist.ts";
import { describeResult } from "./describe-result.ts";
import { leaseDelivery, type LeasedDelivery } from "./lease-delivery.ts";
import { giveUpInvalid, recordOutcome } from "./record-outcome.ts";
import { signEvent } from "./sign.ts";

/** In ms. How often to look for new work while some receivers have not answered yet. */
const pollInterval = 1_000;
/** One run sends at most this many times `limit` events, so that a stopping server does not wait long. */
const maxRounds = 50;

/**
 * Sends the due events, to `limit` webhooks at a time. After a crash between sending an event and recording that, the
 * event is sent again with the same id.
 */
export async function deliverDue(deps: WorkDeps, limit: number): Promise<number> {
  const sending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let handled = 0;
  for (;;) {
    while (sending.size < limit && handled < limit * maxRounds && failures.length === 0) {
      const leased = await leaseDelivery(deps);
      if (!leased) break;
      handled++;
      const sent = deliver(deps, leased)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
    if (sending.size === 0) break;
    await waitForOne(sending);
  }
  if (failures.length > 0) throw failures[0];
  return handled;
}

/** Waits until one delivery has ended, but no longer than `pollInterval`. */
async function waitForOne(sending: ReadonlySet<Promise<void>>): Promise<void> {
  const timeout = new AbortController();
  const timer = wait(pollInterval, undefined, { signal: timeout.signal }).catch(() => {});
  await Promise.race([...sending, timer]);
  timeout.abort();
}

function deliver(deps: WorkDeps, leased: LeasedDelivery): Promise<void> {
  return runFor(leased.event.request_id, () => deliverLeased(deps, leased));
}

async function deliverLeased(deps: WorkDeps, leased: LeasedDelivery): Promise<void> {
  const { endpoint, event } = leased;
  const about = { event: event.id, type: event.type };
  const signed = signEvent(event, endpoint, deps.clock.now());
  if (!signed) {
    deps.log.error(about, "a stored webhook event does not match its schema");
    return giveUpInvalid(deps, leased);
  }
  const result = await deps.webhooks.send({ url: endpoint.url, ...signed });
  deps.log.info({ ...about, webhook: endpoint.id, ...describeResult(result) }, "sent a webhook event");
  await insist(() => recordOutcome(deps, leased, result));
}
