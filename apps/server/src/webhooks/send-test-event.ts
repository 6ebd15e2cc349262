import { testEventType, type WebhookTest, webhookTestsPerHour } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { describeResult } from "./describe-result.ts";
import { findEndpoint, type Owner } from "./endpoints.ts";
import { signEvent } from "./sign.ts";

const limit = { name: "webhook-tests", most: webhookTestsPerHour, period: 3_600_000 };

/**
 * Sends a test event immediately, even while the webhook is off, so that a receiver can be tested before it is switched
 * on. The event is neither stored nor retried, and a failure does not count.
 */
export async function sendTestEvent(
  deps: Pick<Deps, "db" | "clock" | "random" | "usageLimits" | "webhooks">,
  partner: Owner,
  id: string,
): Promise<WebhookTest | Refusal> {
  const endpoint = await findEndpoint(deps.db, partner, id);
  if (endpoint instanceof Refusal) return endpoint;
  const wait = await deps.usageLimits.count(limit, partner.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const now = deps.clock.now();
  const data = { invitationId: null, reference: null, test: endpoint.is_test };
  const event = { id: `evt_${deps.random.token()}`, type: testEventType, at: now, data };
  const signed = signEvent(event, endpoint, now);
  if (!signed) throw new Error("the test event does not fit its schema");
  return { eventId: event.id, ...describeResult(await deps.webhooks.send({ url: endpoint.url, ...signed })) };
}
