import {
  type CalendarDate,
  type CallInput,
  type recordClaimPayout,
  type StaffApproval,
  type StaffClaim,
  toCents,
} from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { ownerOf, readPayoutAccounts, recordPaidOut } from "../../claims/index.ts";
import { hasEstate } from "../../circumstances/index.ts";
import { bookPayout, invoiceCoTenants, tellCoTenantsOfDebt } from "../../billing/index.ts";
import { writeMail } from "../../mails/index.ts";
import {
  extendRetention,
  type LandlordsPolicy,
  lockPolicy,
  ofClaimant,
  type Policy,
  policyMailData,
  toLandlord,
  toTenant,
} from "../../policy/index.ts";
import { findStops, refuseStopped } from "./find-stops.ts";
import { refuseUnchecked, screenPayees } from "./sanctions.ts";
import { askForTransfer, checkTransfer, needsSecondPerson } from "../payouts/transfer.ts";
import { selectClaims } from "../../views/claims.ts";
import { isPaidByFile } from "../../views/payments.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { type AfterPayout, lowerPremium } from "./lower-premium.ts";
import { findClaimedPolicy, readClaim } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

type Payout = CallInput<typeof recordClaimPayout>["body"];

/**
 * Records the transfer once, under the policy's lock, or asks a second person for a large one. The tenant owes nothing before
 * that (docs/law.md).
 */
export async function recordPayout(
  deps: Deps,
  { person, claimId }: { person: StaffMember; claimId: string },
  payout: Payout,
): Promise<StaffClaim | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const unscreened = await screenPayees(deps, found);
  if (unscreened) return unscreened;
  const answer = await inTransaction(deps.db, async (transaction) => {
    const locked = await lockForPayout(transaction, deps, claimId);
    if (!locked) return refuse("CLAIM_UNKNOWN");
    const { policy, claim } = locked;
    if (!isRepeated(claim, person, payout)) {
      if (await isPaidByFile(transaction, "CLAIM", claimId)) return refuse("STEP_NOT_ALLOWED");
      const refused = needsSecondPerson(deps, payout.amount)
        ? ((await refusePayout(transaction, deps, policy, claim, payout)) ??
          (await askForTransfer(transaction, deps, person, {
            kind: "pay-out-claim",
            subjectId: claimId,
            policy,
            payout,
          })))
        : await payOut(transaction, deps, locked, { payout, by: person.id });
      if (refused) return refused;
    }
    return readClaim({ ...deps, db: transaction, person }, claimId);
  });
  deps.jobs.wake();
  return answer;
}

/** Pays out what a second person has approved, as recorded by the person who asked. */
export async function payOutApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload, askedBy }: Pick<StaffApproval, "subjectId" | "askedBy"> & { payload: Payout },
): Promise<Refusal | null> {
  const found = await lockForPayout(transaction, deps, subjectId);
  return found ? payOut(transaction, deps, found, { payout: payload, by: askedBy.id }) : refuse("CLAIM_UNKNOWN");
}

/**
 * Books a payout that the bank has made, from a file that two people had released. What has come up since stops nothing: the
 * money is gone. Refused only if the claim is not granted any more, or was paid otherwise.
 */
export async function payOutByBank(
  transaction: Transaction<Database>,
  deps: Deps,
  claimId: string,
  { payout, by }: { payout: Payout; by: string },
): Promise<Refusal | null> {
  const found = await lockForPayout(transaction, deps, claimId);
  return found ? payOut(transaction, deps, found, { payout, by, isMade: true }) : refuse("CLAIM_UNKNOWN");
}

interface Locked {
  policy: LandlordsPolicy;
  claim: Awaited<ReturnType<typeof readForPayout>>;
}

async function lockForPayout(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  claimId: string,
): Promise<Locked | null> {
  const found = await findClaimedPolicy(transaction, claimId);
  if (!found) return null;
  const policy = await ofClaimant(transaction, await lockPolicy(transaction, found.ref_id), claimId);
  return { policy, claim: await readForPayout(transaction, claimId, clock.now()) };
}

/** Writes nothing if it is refused. `isMade`: by the bank. */
async function payOut(
  transaction: Transaction<Database>,
  deps: Deps,
  { policy, claim }: Locked,
  { payout, by, isMade = false }: { payout: Payout; by: string; isMade?: boolean },
): Promise<Refusal | null> {
  const now = deps.clock.now();
  const refused = isMade
    ? refuseMade(policy, claim, payout, now)
    : await refusePayout(transaction, deps, policy, claim, payout);
  if (refused) return refused;
  const { current: account } = await readPayoutAccounts(transaction, ownerOf(policy), now);
  const { paidOn: paid_on, reference } = payout;
  const amountCents = toCents(payout.amount);
  await recordPaidOut(transaction, policy, {
    claim_id: claim.id,
    amount_cents: amountCents,
    paid_on,
    reference,
    staff_id: by,
    at: now,
    account_id: (await findOpenedAccount(transaction, policy.ref_id, claim.id)) ?? account?.id ?? null,
  });
  const detail = { claim: claim.id, ...payout };
  await recordAct(transaction, deps, { by, act: "pay-out-claim", refId: policy.ref_id, detail });
  await extendRetention(transaction, policy, paid_on);
  const repayment = await bookPayout(transaction, deps, policy, { claimId: claim.id, amountCents, paidOn: paid_on });
  const after = await lowerPremium(transaction, deps, policy, { claimId: claim.id, paidOn: paid_on });
  await mailBoth(transaction, deps, policy, {
    claimId: claim.id,
    amountCents,
    paidOn: paid_on,
    reference,
    repayment,
    after,
  });
  return null;
}

/** What refuses even a payout that the bank has made. */
function refuseMade(policy: LandlordsPolicy, claim: Locked["claim"], payout: Payout, now: Date): Refusal | null {
  const owed = { amountCents: claim.granted_cents, since: claim.decidedAt ?? now, country: policy.country };
  return explainConflict(claim, policy, true) ?? checkTransfer(owed, payout, now);
}

async function refusePayout(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  policy: LandlordsPolicy,
  claim: Locked["claim"],
  payout: Payout,
): Promise<Refusal | null> {
  const now = deps.clock.now();
  const { current: account } = await readPayoutAccounts(transaction, ownerOf(policy), now);
  const owed = { amountCents: claim.granted_cents, since: claim.decidedAt ?? now, country: policy.country };
  return (
    explainConflict(claim, policy, account !== null) ??
    checkTransfer(owed, payout, now) ??
    refuseStopped(await findStops(transaction, policy, account)) ??
    (await refuseUnchecked(transaction, deps, policy))
  );
}

/**
 * The account that was last opened for this claim, to which the money went, even if another is valid by now. Null if
 * nobody opened one.
 */
async function findOpenedAccount(
  transaction: Transaction<Database>,
  refId: string,
  claimId: string,
): Promise<string | null> {
  const opened = await transaction
    .selectFrom("staff_act")
    .select(sql<string>`detail ->> 'account'`.as("account"))
    .where("ref_id", "=", refId)
    .where("act", "=", "open-payout-account")
    .where(sql`detail ->> 'claim'`, "=", claimId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return opened?.account ?? null;
}

async function mailBoth(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: LandlordsPolicy,
  {
    claimId,
    repayment,
    after,
    ...payout
  }: {
    claimId: string;
    amountCents: number;
    paidOn: CalendarDate;
    reference: string;
    repayment: Awaited<ReturnType<typeof bookPayout>>;
    after: AfterPayout;
  },
): Promise<void> {
  const data = { ...policyMailData(policy), ...payout };
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-claim-paid-out:${claimId}`,
    kind: "landlord-claim-paid-out",
    data,
  });
  // The tenant owes nothing new.
  if (!repayment) return;
  // The desk claims it from the administrator or the heirs instead, and the others owe it all the same.
  if (await hasEstate(transaction, policy.ref_id)) return invoiceCoTenants(transaction, deps, policy);
  const { chooseUntil, dueOn } = repayment;
  const debt = { id: claimId, event: "PAID_OUT", amountCents: payout.amountCents, chooseUntil, dueOn } as const;
  await tellCoTenantsOfDebt(transaction, deps, policy, debt);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `claim-paid-out:${claimId}`,
    kind: "claim-paid-out",
    data: { ...data, ...repayment, ...after },
  });
}

function readForPayout(transaction: Transaction<Database>, claimId: string, now: Date) {
  return transaction
    .selectFrom(selectClaims(transaction, now).as("claim"))
    .select(["claim.id", "claim.state", "claim.partner_id", "claim.granted_cents", "claim.decided_at as decidedAt"])
    .select(["claim.paid_cents", "claim.paid_on", "claim.reference", "claim.paid_by", "claim.paid_at as recordedAt"])
    .select(({ ref }) => staffName(ref("claim.paid_by")).as("recordedBy"))
    .where("claim.id", "=", claimId)
    .executeTakeFirstOrThrow();
}

/** Whether the same person records the same payout again because the response was lost. */
function isRepeated(claim: Locked["claim"], person: StaffMember, { amount, paidOn, reference }: Payout): boolean {
  const { paid_by, paid_cents, paid_on } = claim;
  const isSame = paid_cents === toCents(amount) && paid_on === paidOn && claim.reference === reference;
  return isSame && paid_by === person.id;
}

/**
 * The refusal of a payout; null if it is allowed. Only a partner needs no account, because it gives us one directly.
 */
function explainConflict(
  { state, recordedAt, recordedBy, partner_id }: Locked["claim"],
  { country }: Policy,
  hasAccount: boolean,
): Refusal | null {
  if (recordedAt !== null) return refuseAsDecided(recordedBy, localDay(country, recordedAt));
  return state === "GRANTED" && (hasAccount || partner_id !== null) ? null : refuse("STEP_NOT_ALLOWED");
}
