import { addDays, claimsPerDay, lastDayOfPeriod, objectionDays, toCents } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type Declared, declaredOnPage, writeDeclaration } from "../declarations/index.ts";
import { findItemOverLimit, sumCents } from "./rules/claiming.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { writeMail } from "../mails/index.ts";
import { compareEarlierRequest, homePlace, policyMailData, lockPolicy, toLandlord, toTenant } from "../policy/index.ts";
import { readClaimable } from "./read-claimable.ts";
import { readClaims } from "./read-claims.ts";
import { writeClaimEvent } from "./write-claim-event.ts";
import { day } from "../platform/rules/durations.ts";

interface Item {
  description: string;
  /** In EUR. */
  amount: number;
}

interface Report {
  items: readonly Item[];
  /** Null when the claim comes through the landlord's mailed link. */
  partnerId: string | null;
  /** The request's idempotency key, hashed. A repeated key creates no second claim. */
  requestKey: Buffer | null;
  /** Not declared on our pages: claims after the end count on the day on which they arrived. */
  letter?: { at: Date; declared: Declared };
}

/** Records a claim and mails the tenant, who has four weeks to object. Null on success. */
export async function recordClaim(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs" | "config">,
  refId: string,
  { items: given, partnerId, requestKey, letter }: Report,
): Promise<Refusal | null> {
  // The lock keeps parallel claims from exceeding the deposit together.
  const policy = await lockPolicy(transaction, refId);
  const items = given.map(({ description, amount }) => ({ description, amountCents: toCents(amount) }));
  const earlier = await compareEarlierRequest(transaction, "claim", { refId, requestKey, isSame: hasItems(items) });
  if (earlier !== "none") return earlier === "same" ? null : refuse("IDEMPOTENCY_KEY_REUSED");
  const now = deps.clock.now();
  const { claims, claimedCents } = await readClaims(transaction, policy, now);
  const { cents: claimable } = await readClaimable(transaction, deps.config, policy, {
    claimedCents,
    now: letter?.at ?? now,
  });
  if (claimable === null) return refuse("POLICY_STATUS_CONFLICT");
  const overLimit = findItemOverLimit(items, claimable);
  if (overLimit !== null) return refuse("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", [`items.${overLimit}.amount`]);
  const amountCents = sumCents(items);
  // Limited because each claim sends a mail to the tenant.
  const times = claims.map(({ reportedAt }) => new Date(reportedAt));
  const wait = secondsUntilAllowed(times, { most: claimsPerDay, period: day }, now);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);

  const id = deps.random.uuid();
  const objectUntil = lastDayOfPeriod(homePlace(policy), addDays(localDay(policy.country, now), objectionDays));
  const values = { id, ref_id: refId, amount_cents: amountCents, reported_at: now, object_until: objectUntil };
  await transaction
    .insertInto("claim")
    .values({ ...values, partner_id: partnerId, request_key: requestKey })
    .execute();
  const declared = letter?.declared ?? declaredOnPage("LANDLORD", policy.country, now);
  await writeDeclaration(transaction, deps, { refId, kind: "CLAIM", claimId: id }, declared);
  const rows = items.map((item, index) => ({
    claim_id: id,
    number: index + 1,
    description: item.description,
    amount_cents: item.amountCents,
  }));
  await transaction.insertInto("claim_item").values(rows).execute();
  await writeClaimEvent(transaction, policy, id, { change: "reported", at: now });
  const data = { ...policyMailData(policy), amountCents, items, objectUntil };
  const toTheTenant = { ...toTenant(policy), reason: `claim-reported:${id}`, kind: "claim-reported" } as const;
  await writeMail(transaction, deps, { ...toTheTenant, data });
  // A partner learns the result from the API.
  if (partnerId === null) {
    const toTheLandlord = { ...toLandlord(policy), reason: `claim-received:${id}`, kind: "claim-received" } as const;
    await writeMail(transaction, deps, { ...toTheLandlord, data });
  }
  return null;
}

/** Whether a row of `claim` has these items. */
function hasItems(items: readonly { description: string; amountCents: number }[]) {
  const listed = JSON.stringify(items.map(({ description, amountCents }) => [description, amountCents]));
  return sql<boolean>`(
    SELECT jsonb_agg(jsonb_build_array(description, amount_cents) ORDER BY number)
    FROM claim_item WHERE claim_id = claim.id) = ${listed}::jsonb`;
}
