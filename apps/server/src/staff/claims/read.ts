import { type Claim, fromCents, type StaffClaim } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type LandlordsPolicy, ofClaimant, policyStatus, tenantNames } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { ownerOf, readClaims, readPayoutAccounts, stateOfClaim, toPayoutAccount } from "../../claims/index.ts";
import { readRepayments } from "../../billing/index.ts";
import { readAssignee } from "../assignments/assign.ts";
import { readPendingClaim } from "../decisions/pending.ts";
import { claimDue, selectClaims } from "../../views/claims.ts";
import { findStops } from "./find-stops.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { claimWarnings } from "../rules/reasons.ts";
import { readDraft } from "../work/drafts.ts";
import { nextOf } from "../work/next.ts";
import { readEstimates } from "./read-estimates.ts";
import { type ClaimListNeeds, claimList } from "./list.ts";
import { partnerName, staffName } from "../../views/names.ts";

export async function readClaim(deps: ClaimListNeeds, claimId: string): Promise<StaffClaim | Refusal> {
  const { db, clock, person } = deps;
  const now = clock.now();
  const policy = await findClaimedPolicy(db, claimId);
  if (!policy) return refuse("CLAIM_UNKNOWN");
  const { claims } = await readClaims(db, policy, now);
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return refuse("CLAIM_UNKNOWN");
  const state = stateOfClaim(claim, localDay(policy.country, now));
  const accounts = await readPayoutAccounts(db, ownerOf(policy), now);
  const history = await readHistory(db, claim);
  const stops = state === "PAID" || state === "REFUSED" ? [] : await findStops(db, policy, accounts.current);
  const byPartner = history.some(({ what, by }) => what === "REPORTED" && by !== null);
  return {
    ...claim,
    refId: policy.ref_id,
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    language: policy.language,
    tenantName: tenantNames(policy).join(", "),
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    depositAmount: fromCents(policy.deposit_cents),
    state,
    payoutAccount: toPayoutAccount(accounts),
    mayPayOut: state === "GRANTED" && (accounts.current !== null || byPartner) && stops.length === 0,
    repayment: (await readRepayments(db, policy, now)).find((repayment) => repayment.claimId === claimId) ?? null,
    assignee: await readAssignee(db, { kind: "CLAIM", id: claimId }),
    dueAt: (await readDue(deps, claimId))?.toISOString() ?? null,
    warnings: [
      ...stops,
      ...claimWarnings({
        files: claim.files.length,
        reportedOn: localDay(policy.country, new Date(claim.reportedAt)),
        endedOn: policy.covered_until,
        otherAmounts: claims
          .filter(({ id }) => id !== claimId)
          .map(({ amount, decision }) => decision?.amount ?? amount),
        isGranted: state === "GRANTED",
        hasAccount: accounts.current !== null || byPartner,
      }),
    ],
    draft: await readDraft(db, person, { kind: "CLAIM", id: claimId }),
    approval:
      (await readApprovalOfHit(db, stops)) ??
      (await readOpenApproval(db, "reopen-claim", claimId)) ??
      (await readOpenApproval(db, "pay-out-claim", claimId)),
    next: await findNext(deps, claimId),
    pending: await readPendingClaim(db, claimId, now),
    history,
    estimates: await readEstimates(db, claimId),
  };
}

/** A hit must be cleared before a payout can be approved. */
async function readApprovalOfHit(db: Kysely<Database>, stops: Awaited<ReturnType<typeof findStops>>) {
  const ids = stops.flatMap((stop) => (stop.code === "SANCTIONS_HIT" ? stop.checkId : []));
  const found = await Promise.all(ids.map((id) => readOpenApproval(db, "clear-sanctions-hit", id)));
  return found.find((approval) => approval !== null) ?? null;
}

async function readDue({ db, clock, config }: ClaimListNeeds, claimId: string): Promise<Date | null> {
  const row = await db
    .selectFrom(selectClaims(db, clock.now()).as("claim"))
    .select(claimDue(config.brand.promisedWorkingDays).as("dueAt"))
    .where("claim.id", "=", claimId)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}

/** The claim that waits next, in the order of the list. */
async function findNext(deps: ClaimListNeeds, claimId: string): Promise<string | null> {
  const asked = { state: undefined, assigned: undefined, search: null, order: undefined, page: 1 };
  const { rows } = await claimList.readPage(deps, asked);
  return nextOf(rows, deps.person, {
    id: claimId,
    idOf: ({ id }) => id,
    waits: ({ state, pending }) => (state === "OPEN" || state === "GRANTED") && !pending,
  });
}

/** The policy as it concerns the landlord whose claim it is. Null when the id is unknown or malformed. */
export async function findClaimedPolicy(db: Kysely<Database>, claimId: string): Promise<LandlordsPolicy | null> {
  if (!isUuid(claimId)) return null;
  const policy = await db
    .selectFrom("policy")
    .innerJoin("claim", "claim.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("claim.id", "=", claimId)
    .executeTakeFirst();
  return policy ? ofClaimant(db, policy, claimId) : null;
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
      "decision.at as decidedAt",
      "decision.outcome",
      "payout.at as paidAt",
    ])
    .where("claim.id", "=", claim.id)
    .executeTakeFirstOrThrow();
  const corrections = await db
    .selectFrom("claim_correction")
    .select(({ ref }) => ["at", staffName(ref("staff_id")).as("by")])
    .where("claim_id", "=", claim.id)
    .orderBy("number")
    .execute();
  const { reportedAt, objection, agreedAt } = claim;
  const history: StaffClaim["history"] = [{ at: reportedAt, what: "REPORTED", by: who.reporter }];
  if (objection) history.unshift({ at: objection.at, what: "OBJECTED", by: null });
  if (agreedAt) history.unshift({ at: agreedAt, what: "AGREED", by: null });
  if (who.decidedAt && who.outcome)
    history.unshift({ at: who.decidedAt.toISOString(), what: who.outcome, by: who.decider });
  for (const { at, by } of corrections) history.unshift({ at: at.toISOString(), what: "CORRECTED", by });
  if (who.paidAt) history.unshift({ at: who.paidAt.toISOString(), what: "PAID", by: who.payer });
  return history;
}
