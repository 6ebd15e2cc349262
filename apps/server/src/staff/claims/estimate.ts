import { type CallInput, type estimateClaim, type StaffClaim, toCents } from "@kautia/contract";
import { recordEstimate } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { selectClaims } from "../../views/claims.ts";
import { recordAct } from "../session.ts";
import { findClaimedPolicy, readClaim } from "./read.ts";
import { readEstimates } from "./read-estimates.ts";

/** Records what an open claim is expected to cost (docs/books.md#reserves). The same again changes nothing. */
export async function estimate(
  deps: Deps,
  person: StaffMember,
  { params: { claimId }, body: { amount, note } }: Pick<CallInput<typeof estimateClaim>, "params" | "body">,
): Promise<StaffClaim | Refusal> {
  const policy = await findClaimedPolicy(deps.db, claimId);
  if (!policy) return refuse("CLAIM_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    await lockPolicy(transaction, policy.ref_id);
    const at = deps.clock.now();
    const claims = transaction.selectFrom(selectClaims(transaction, at).as("claim"));
    const { state } = await claims.select("state").where("claim.id", "=", claimId).executeTakeFirstOrThrow();
    if (state === "PAID" || state === "REFUSED") return refuse("STEP_NOT_ALLOWED");
    const [latest] = await readEstimates(transaction, claimId);
    if (latest?.amount !== amount || latest.note !== note) {
      await recordEstimate(transaction, {
        claim_id: claimId,
        amount_cents: toCents(amount),
        note,
        staff_id: person.id,
        at,
      });
      const detail = { claim: claimId, amount };
      await recordAct(transaction, deps, { by: person.id, act: "estimate-claim", refId: policy.ref_id, detail });
    }
    return readClaim({ ...deps, db: transaction, person }, claimId);
  });
}
