import { fromCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { claimState, guaranteeData, type Policy } from "../policy/index.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";

/** Writes a webhook event about a claim for the policy's partner. Call it after the change, in its transaction. */
export async function writeClaimEvent(
  transaction: Transaction<Database>,
  policy: Policy,
  claimId: string,
  { change, at }: { change: "reported" | "objected" | "decided" | "paid out"; at: Date },
): Promise<void> {
  if (policy.partner_id === null) return;
  const claim = await transaction
    .selectFrom("claim")
    .leftJoin("claim_objection as objection", "objection.claim_id", "claim.id")
    .leftJoin("claim_decision as decision", "decision.claim_id", "claim.id")
    .leftJoin("claim_payout as payout", "payout.claim_id", "claim.id")
    .select(["claim.amount_cents", "object_until", "objection.at as objectedAt", "outcome", "granted_cents", "paid_on"])
    .where("claim.id", "=", claimId)
    .executeTakeFirstOrThrow();
  const { object_until: objectUntil, objectedAt, outcome, granted_cents: granted, paid_on: paidOn } = claim;
  const facts = { objectUntil, objected: objectedAt !== null, outcome, isPaidOut: paidOn !== null };
  await writeEvent(transaction, policy.ref_id, {
    id: eventId("claim.changed", claimId, change),
    type: "claim.changed",
    at,
    data: {
      ...guaranteeData(policy),
      claimId,
      claimState: claimState(facts, localDay(policy.country, at)),
      amount: fromCents(claim.amount_cents),
      granted: granted === null ? null : fromCents(granted),
      objectUntil,
      paidOn,
    },
  });
}
