import { addDays, claimsPerDay, objectionDays, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../domain/local-day.ts";
import { type Refusal, refuse, refuseForNow } from "../../http/refusal.ts";
import { writeMail } from "../mails/index.ts";
import { contractData, lockPolicy } from "../policies/index.ts";
import { readClaimsUnder } from "./read-claims.ts";

const day = 86_400_000;

/** Keeps a landlord's claim and tells the tenant, who has four weeks to object. Null when it is kept. Amount in EUR. */
export async function reportClaimUnder(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
  { amount, description }: { amount: number; description: string },
): Promise<Refusal | null> {
  // Under the lock, so that two claims at once cannot come to more than the deposit together.
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const { claims, claimableCents } = await readClaimsUnder(transaction, policy, now);
  if (claimableCents === null) return refuse("POLICY_STATUS_CONFLICT");
  const amountCents = toCents(amount);
  if (amountCents > claimableCents) return refuse("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", ["amount"]);
  // Each one is a mail to the tenant.
  const first = claims.at(-claimsPerDay);
  const wait = first ? Date.parse(first.reportedAt) + day - now.getTime() : 0;
  if (wait > 0) return refuseForNow("RATE_LIMITED", Math.ceil(wait / 1000));

  const id = deps.random.uuid();
  const objectUntil = addDays(localDay(policy.country, now), objectionDays);
  await transaction
    .insertInto("claim")
    .values({
      id,
      ref_id: refId,
      amount_cents: amountCents,
      description,
      reported_at: now,
      object_until: objectUntil,
    })
    .execute();
  await writeMail(transaction, deps, {
    reason: `claim-reported:${id}`,
    kind: "claim-reported",
    refId,
    to: policy.tenant_email,
    language: policy.language,
    country: policy.country,
    data: { ...contractData(policy), amountCents, description, objectUntil },
  });
  await deps.jobs.nudge(transaction);
  return null;
}
