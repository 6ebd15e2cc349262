import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { policyMailData, lockPolicy, toLandlord } from "../policy/index.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { writeMail } from "../mails/index.ts";
import { selectClaims } from "../views/claims.ts";
import { writeClaimEvent } from "./write-claim-event.ts";

/** Records the tenant's objection. Null on success, also if it repeats the same text. */
export async function recordObjection(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  { refId, claimId, text }: { refId: string; claimId: string; text: string },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const claims = await transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select(["id", "amount_cents", "objection", "state"])
    .where("ref_id", "=", refId)
    .execute();
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return refuse("CLAIM_UNKNOWN");
  if (claim.objection === text) return null;
  if (claim.state !== "OBJECTION") return refuse("STEP_NOT_ALLOWED");
  await transaction.insertInto("claim_objection").values({ claim_id: claimId, text, at: now }).execute();
  await writeClaimEvent(transaction, policy, claimId, { change: "objected", at: now });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `claim-objected:${claimId}`,
    kind: "claim-objected",
    data: { ...policyMailData(policy), amountCents: claim.amount_cents, text },
  });
  return null;
}
