import {
  type CallInput,
  type ClaimVerdict,
  fieldError,
  type reopenClaim,
  type StaffApproval,
  toCents,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { readClaims, recordCorrection } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import { lockPolicy, ofClaimant, type Policy, readGuaranteedCents } from "../../policy/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { askForApproval } from "../approvals/ask.ts";
import { readForDecision, verdictOn } from "./decide.ts";
import { claimMails, sum } from "./mails.ts";
import { findClaimedPolicy } from "./read.ts";

type Correction = ClaimVerdict & { note: string };

/** Asks a second person to correct the decision on a claim. */
export async function askToReopenClaim(
  deps: Deps,
  person: StaffMember,
  claimId: string,
  { outcome, amounts, note, reason }: CallInput<typeof reopenClaim>["body"],
): Promise<{ done: true } | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const refId = found.ref_id;
  return inTransaction(deps.db, async (transaction): Promise<{ done: true } | Refusal> => {
    const policy = await lockPolicy(transaction, refId);
    const claim = await readForDecision(transaction, claimId, deps.clock.now());
    const verdict = verdictOn(claim.items, { outcome, amounts }, note);
    if (verdict instanceof Refusal) return verdict;
    const payload = { ...verdict, note };
    const refused = await refuseCorrection(transaction, deps, policy, claimId, payload);
    if (refused) return refused;
    const payout = await readOpenApproval(transaction, "pay-out-claim", claimId);
    if (payout) return refuse("APPROVAL_OPEN", [fieldError("", "APPROVAL_OPEN", { by: payout.askedBy.name })]);
    const asked = { kind: "reopen-claim", subjectId: claimId, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { done: true };
  });
}

/** Adds the correction, by the person who asked for it, and tells both sides. */
export async function correctClaim(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { subjectId: claimId, refId, payload, askedBy }: Extract<StaffApproval, { kind: "reopen-claim" }>,
): Promise<Refusal | null> {
  const policy = await ofClaimant(transaction, await lockPolicy(transaction, refId ?? ""), claimId);
  const refused = await refuseCorrection(transaction, deps, policy, claimId, payload);
  if (refused) return refused;
  const { items } = await readForDecision(transaction, claimId, deps.clock.now());
  const { outcome, note } = payload;
  const item_cents = payload.amounts.map(toCents);
  const correction = { id: deps.random.uuid(), claim_id: claimId, outcome, note, item_cents, staff_id: askedBy.id };
  await recordCorrection(transaction, policy, {
    ...correction,
    granted_cents: sum(item_cents),
    at: deps.clock.now(),
  });
  for (const mail of await claimMails(transaction, policy, claimId, items, payload, deps.clock.now(), correction.id))
    await writeMail(transaction, deps, mail);
  return null;
}

/** Only a decision that nothing was paid out for, and not beyond what is guaranteed: what was refused may be claimed again. */
async function refuseCorrection(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  policy: Policy,
  claimId: string,
  { outcome, amounts }: Correction,
): Promise<Refusal | null> {
  const now = clock.now();
  const { state, outcome: before, item_cents } = await readForDecision(transaction, claimId, now);
  if (state !== "GRANTED" && state !== "REFUSED") return refuse("STEP_NOT_ALLOWED");
  const isSame = before === outcome && amounts.every((amount, index) => toCents(amount) === item_cents?.[index]);
  if (isSame) return refuse("STEP_NOT_ALLOWED");
  const { claims } = await readClaims(transaction, policy, now);
  const others = claims
    .filter(({ id }) => id !== claimId)
    .map(({ amount, decision }) => toCents(decision?.amount ?? amount));
  const isWithin = sum(others) + sum(amounts.map(toCents)) <= (await readGuaranteedCents(transaction, policy));
  return isWithin ? null : refuse("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
}
