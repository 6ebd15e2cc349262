import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { declarantData, type Declared, declaredOnPage, writeDeclaration } from "../declarations/index.ts";
import type { Deps } from "../deps.ts";
import { ofClaimant, policyMailData, lockPolicy, toLandlord, toTenant } from "../policy/index.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { writeMail } from "../mails/index.ts";
import { selectClaims } from "../views/claims.ts";
import { writeClaimEvent } from "./write-claim-event.ts";

/**
 * Records the tenant's objection. Null on success, also if it repeats the same text. `declarant`: the co-tenant who
 * objects. `letter`: not declared on our pages; it counts if it was sent in time and the claim is still undecided.
 */
export async function recordObjection(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  {
    refId,
    claimId,
    text,
    declarant = null,
    letter,
  }: { refId: string; claimId: string; text: string; declarant?: string | null; letter?: Declared },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const claims = await transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select(["id", "amount_cents", "objection", "agreed_at", "object_until", "state"])
    .where("ref_id", "=", refId)
    .execute();
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return refuse("CLAIM_UNKNOWN");
  if (claim.objection === text) return null;
  const wasInTime = claim.state === "OPEN" && letter !== undefined && letter.declaredOn <= claim.object_until;
  const isAnswered = claim.objection !== null || claim.agreed_at !== null;
  if (isAnswered || (claim.state !== "OBJECTION" && !wasInTime)) return refuse("STEP_NOT_ALLOWED");
  const declared = letter ?? declaredOnPage("TENANT", policy.country, now, declarant);
  await writeDeclaration(transaction, deps, { refId, kind: "OBJECTION", claimId }, declared);
  await transaction.insertInto("claim_objection").values({ claim_id: claimId, text, at: now }).execute();
  await writeClaimEvent(transaction, policy, claimId, { change: "objected", at: now });
  const claimants = await ofClaimant(transaction, policy, claimId);
  await writeMail(transaction, deps, {
    ...toLandlord(claimants),
    reason: `claim-objected:${claimId}`,
    kind: "claim-objected",
    data: { ...policyMailData(claimants), amountCents: claim.amount_cents, text },
  });
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `objection-received:${claimId}`,
    kind: "objection-received",
    data: { ...policyMailData(policy), ...declarantData(policy, declared), amountCents: claim.amount_cents, text },
  });
  return null;
}
