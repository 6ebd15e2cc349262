import { testEventType, type WebhookTest, webhookTestsPerHour } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { waitOutside } from "../platform/http/slots.ts";
import { Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { describeResult } from "./describe-result.ts";
import { type Endpoint, findEndpoint, type Owner } from "./endpoints.ts";
import { signEvent } from "./sign.ts";
import { leasedFor } from "../platform/jobs/lease.ts";
import { hour, second, toSeconds } from "../platform/rules/durations.ts";

type SendDeps = Pick<Deps, "db" | "clock" | "random" | "usageLimits" | "webhooks">;

const limit = { name: "webhook-tests", most: webhookTestsPerHour, period: hour };

/** In ms. Shorter than for a delivery, because a request waits for the answer. */
const answerWithin = 5 * second;

/** Longer than a test event can take. */
const leaseEnd = leasedFor(10 * second);

/**
 * Sends a test event immediately, even while the webhook is off, so that a receiver can be tested before it is switched
 * on. The event is neither stored nor retried, and a failure does not count.
 */
export async function sendTestEvent(deps: SendDeps, partner: Owner, id: string): Promise<WebhookTest | Refusal> {
  const endpoint = await findEndpoint(deps.db, partner, id);
  if (endpoint instanceof Refusal) return endpoint;
  if (!(await takeTurn(deps, partner))) return refuseTemporarily("RATE_LIMITED", toSeconds(answerWithin));
  try {
    return await sendTo(deps, endpoint, partner);
  } finally {
    await deps.db.deleteFrom("webhook_test").where("partner_id", "=", partner.id).execute();
  }
}

/** Receivers may be slow, so a partner waits for one of them at a time. */
async function takeTurn({ db }: Pick<Deps, "db">, { id }: Owner): Promise<boolean> {
  const taken = await db
    .insertInto("webhook_test")
    .values({ partner_id: id, leased_until: leaseEnd })
    .onConflict((conflict) =>
      conflict
        .column("partner_id")
        .doUpdateSet({ leased_until: leaseEnd })
        .where("webhook_test.leased_until", "<", sql<Date>`clock_timestamp()`),
    )
    .returning("partner_id")
    .executeTakeFirst();
  return taken !== undefined;
}

async function sendTo(deps: SendDeps, endpoint: Endpoint, partner: Owner): Promise<WebhookTest | Refusal> {
  const wait = await deps.usageLimits.count(limit, partner.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const now = deps.clock.now();
  const data = { invitationId: null, reference: null };
  const event = { id: `evt_${deps.random.token()}`, type: testEventType, at: now, data };
  const signed = signEvent(event, endpoint, now);
  if (!signed) throw new Error("the test event does not fit its schema");
  const request = { url: endpoint.url, timeLimit: answerWithin, ...signed };
  const result = await waitOutside("webhook receivers", () => deps.webhooks.send(request));
  return { eventId: event.id, ...describeResult(result) };
}
