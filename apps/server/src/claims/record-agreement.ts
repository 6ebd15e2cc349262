import type { Transaction } from "kysely";
import { type Declared, declaredOnPage, writeDeclaration } from "../declarations/index.ts";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { lockPolicy, ofClaimant, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import { selectClaims } from "../views/claims.ts";
import { writeClaimEvent } from "./write-claim-event.ts";

/**
 * Records that the tenant agrees to a claim, which the desk can then decide at once. Null on success, also if they had agreed
 * before. `letter`: not declared on our pages.
 */
export async function recordAgreement(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  { refId, claimId, letter }: { refId: string; claimId: string; letter?: Declared },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const claims = await transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select(["id", "amount_cents", "agreed_at", "state"])
    .where("ref_id", "=", refId)
    .execute();
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return refuse("CLAIM_UNKNOWN");
  if (claim.agreed_at !== null) return null;
  // One tenant cannot give up the right of all.
  const isAlone = policy.co_tenant_names.length === 0;
  if (claim.state !== "OBJECTION" || !isAlone) return refuse("STEP_NOT_ALLOWED");
  const declared = letter ?? declaredOnPage("TENANT", policy.country, now);
  await writeDeclaration(transaction, deps, { refId, kind: "AGREEMENT", claimId }, declared);
  await transaction.insertInto("claim_agreement").values({ claim_id: claimId, at: now }).execute();
  await writeClaimEvent(transaction, policy, claimId, { change: "agreed", at: now });
  const claimants = await ofClaimant(transaction, policy, claimId);
  await writeMail(transaction, deps, {
    ...toLandlord(claimants),
    reason: `claim-agreed:${claimId}`,
    kind: "claim-agreed",
    data: { ...policyMailData(claimants), amountCents: claim.amount_cents },
  });
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `agreement-received:${claimId}`,
    kind: "agreement-received",
    data: { ...policyMailData(policy), amountCents: claim.amount_cents },
  });
  return null;
}
