import { addDays, claimsPerDay, objectionDays, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { findItemOverLimit, sumCents } from "./rules/claiming.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, lockPolicy, toLandlord, toTenant, isDuplicateRequest } from "../policy/index.ts";
import { readClaimable } from "./read-claimable.ts";
import { readClaims } from "./read-claims.ts";
import { writeClaimEvent } from "./write-claim-event.ts";

const day = 86_400_000;

interface Item {
  description: string;
  /** In EUR. */
  amount: number;
}

interface Report {
  items: readonly Item[];
  /** Null for the landlord's mailed link. */
  partnerId: string | null;
  /** A repeat does not create a second claim. */
  requestKey: Buffer | null;
}

/** The tenant has four weeks to object. Null on success. */
export async function recordClaim(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs" | "config">,
  refId: string,
  { items: given, partnerId, requestKey }: Report,
): Promise<Refusal | null> {
  // The lock keeps parallel claims from exceeding the deposit together.
  const policy = await lockPolicy(transaction, refId);
  if (await isDuplicateRequest(transaction, "claim", refId, requestKey)) return null;
  const now = deps.clock.now();
  const { claims, claimedCents } = await readClaims(transaction, policy, now);
  const { cents: claimable } = await readClaimable(transaction, deps.config, policy, { claimedCents, now });
  if (claimable === null) return refuse("POLICY_STATUS_CONFLICT");
  const items = given.map(({ description, amount }) => ({ description, amountCents: toCents(amount) }));
  const overLimit = findItemOverLimit(items, claimable);
  if (overLimit !== null) return refuse("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", [`items.${overLimit}.amount`]);
  const amountCents = sumCents(items);
  // Limited because each claim sends a mail to the tenant.
  const first = claims.at(-claimsPerDay);
  const wait = first ? Date.parse(first.reportedAt) + day - now.getTime() : 0;
  if (wait > 0) return refuseTemporarily("RATE_LIMITED", Math.ceil(wait / 1000));

  const id = deps.random.uuid();
  const objectUntil = addDays(localDay(policy.country, now), objectionDays);
  await transaction
    .insertInto("claim")
    .values({
      id,
      ref_id: refId,
      amount_cents: amountCents,
      reported_at: now,
      object_until: objectUntil,
      partner_id: partnerId,
      request_key: requestKey,
    })
    .execute();
  await transaction
    .insertInto("claim_item")
    .values(
      items.map(({ description, amountCents: amount_cents }, index) => ({
        claim_id: id,
        number: index + 1,
        description,
        amount_cents,
      })),
    )
    .execute();
  await writeClaimEvent(transaction, policy, id, { change: "reported", at: now });
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `claim-reported:${id}`,
    kind: "claim-reported",
    data: { ...policyMailData(policy), amountCents, items, objectUntil },
  });
  // A partner gets the answer from the API.
  if (partnerId === null)
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `claim-received:${id}`,
      kind: "claim-received",
      data: { ...policyMailData(policy), amountCents, items, objectUntil },
    });
  return null;
}
