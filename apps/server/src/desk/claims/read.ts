import { type Claim, fromCents, type StaffClaim } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { policyStatus } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readClaims, readPayoutAccounts, stateOfClaim, toPayoutAccount } from "../../claims/index.ts";
import { readRepayments } from "../../billing/index.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { readAssignee } from "../assignments/assign.ts";
import { readPendingClaim } from "../decisions/pending.ts";
import { partnerName, staffName } from "../../views/names.ts";

export async function readClaim(db: Kysely<Database>, claimId: string, now: Date): Promise<StaffClaim | Refusal> {
  const policy = await findClaimedPolicy(db, claimId);
  if (!policy) return refuse("CLAIM_UNKNOWN");
  const { claims } = await readClaims(db, policy, now);
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return refuse("CLAIM_UNKNOWN");
  const state = stateOfClaim(claim, localDay(policy.country, now));
  const accounts = await readPayoutAccounts(db, policy.ref_id, now);
  const history = await readHistory(db, claim);
  const byPartner = history.some(({ what, by }) => what === "REPORTED" && by !== null);
  return {
    ...claim,
    refId: policy.ref_id,
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    language: policy.language,
    tenantName: policy.tenant_name,
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    depositAmount: fromCents(policy.deposit_cents),
    state,
    payoutAccount: toPayoutAccount(accounts),
    mayPayOut: state === "GRANTED" && (accounts.current !== null || byPartner),
    repayment: (await readRepayments(db, policy, now)).find((repayment) => repayment.claimId === claimId) ?? null,
    assignee: await readAssignee(db, { kind: "CLAIM", id: claimId }),
    pending: await readPendingClaim(db, claimId, now),
    approval: await readOpenApproval(db, "pay-out-claim", claimId),
    history,
  };
}

/** Null when the id is unknown or malformed. */
export async function findClaimedPolicy(db: Kysely<Database>, claimId: string) {
  if (!isUuid(claimId)) return null;
  const policy = await db
    .selectFrom("policy")
    .innerJoin("claim", "claim.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("claim.id", "=", claimId)
    .executeTakeFirst();
  return policy ?? null;
}

async function readHistory(db: Kysely<Database>, claim: Claim): Promise<StaffClaim["history"]> {
  const who = await db
    .selectFrom("claim")
    .leftJoin("claim_decision as decision", "decision.claim_id", "claim.id")
    .leftJoin("claim_payout as payout", "payout.claim_id", "claim.id")
    .select(({ ref }) => [
      partnerName(ref("claim.partner_id")).as("reporter"),
      staffName(ref("decision.staff_id")).as("decider"),
      staffName(ref("payout.staff_id")).as("payer"),
      "payout.at as paidAt",
    ])
    .where("claim.id", "=", claim.id)
    .executeTakeFirstOrThrow();
  const { reportedAt, objection, decision } = claim;
  const history: StaffClaim["history"] = [{ at: reportedAt, what: "REPORTED", by: who.reporter }];
  if (objection) history.unshift({ at: objection.at, what: "OBJECTED", by: null });
  if (decision) history.unshift({ at: decision.at, what: decision.outcome, by: who.decider });
  if (who.paidAt) history.unshift({ at: who.paidAt.toISOString(), what: "PAID", by: who.payer });
  return history;
}
