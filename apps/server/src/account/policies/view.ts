import { type CalendarDate, fromCents, hasEnded, type PolicyView, premiumOf, toCents } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import {
  findNextCharge,
  findNextInstalment,
  readMethodView,
  readNextPremium,
  readRepayments,
  takesCard,
} from "../../billing/index.ts";
import { isPossibleMovingOutDate, type Policy, policyStatus, statusLine } from "../../policy/index.ts";
import { readClaims, readLineClaims } from "../../claims/index.ts";
import { readLineFacts } from "../../landlord/index.ts";
import { latestMovingOut, readCoverStart, readMovingOuts, readRefund, readLeavingOption } from "../../leaving/index.ts";
import { readAmendments, tenantReader } from "../../views/amendments.ts";
import { readOtherPlan, readPlannedPremium } from "./plans.ts";
import { pricePolicy } from "../../quote/index.ts";
import { listPolicyDocuments, readOriginal } from "../../policy-documents/index.ts";

/** The policy as its tenant sees it at `now`. */
export async function readPolicyView(db: Kysely<Database>, policy: Policy, now: Date): Promise<PolicyView> {
  const { ref_id, country, premium_cents, next_premium_at } = policy;
  const status = policyStatus(policy);
  const day = (instant: Date) => localDay(country, instant);
  const today = day(now);
  const open = await readOpenCharge(db, ref_id, day);
  const cardRefused = policy.card_refused_at !== null;
  const nextPremiumOn = next_premium_at && day(next_premium_at);
  const following = await readNextPremium(db, policy);
  const repayments = await readRepayments(db, policy, now);
  const nextCharge = findNextCharge({
    status,
    today,
    nextPremium: await findNextPremium(db, policy, { following, today }),
    open,
    instalment: findNextInstalment(repayments),
    cardRefused,
  });
  const { claims } = await readClaims(db, policy, now);
  const movingOuts = await readMovingOuts(db, policy);
  const mayChangeCard = await takesCard(db, policy);
  const isLeaving = policy.leaving_state === "CANCELLATION_REQUESTED" && policy.premium_until === null;
  return {
    refId: ref_id,
    contractNumber: policy.contract_number,
    status,
    role: "TENANT",
    landlordName: policy.landlord_name,
    tenantName: policy.tenant_name,
    coTenantNames: policy.co_tenant_names,
    fullAddress: policy.full_address,
    currency: policy.currency,
    depositAmount: fromCents(policy.deposit_cents),
    premiumAmount: fromCents(premium_cents),
    paymentPeriod: policy.payment_period,
    otherPlan: await readOtherPlan(db, policy, following),
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    certificateOriginal: policy.cover_start === null ? null : await readOriginal(db, policy),
    signedAt: policy.signed_at.toISOString(),
    line: statusLine({
      ...(await readLineFacts(db, policy, { movingOuts, today })),
      nextTryOn: open?.on ?? null,
      nextPremiumOn: cardRefused ? null : nextPremiumOn,
      claims: await readLineClaims(db, policy, claims, repayments),
    }),
    nextCharge,
    needsAnotherCard: cardRefused && mayChangeCard,
    takesCard: mayChangeCard,
    paymentMethod: await readMethodView(db, policy),
    mayWrite: !hasEnded(status),
    wayOut: await readLeavingOption(db, policy, now),
    mayStay: isLeaving,
    mayProveMovingOut: isLeaving && isPossibleMovingOutDate(today, policy.cover_start, today),
    movingOut: latestMovingOut(movingOuts),
    refund: await readRefund(db, policy),
    documents: await listPolicyDocuments(db, policy),
    amendments: await readAmendments(db, { refId: ref_id, status }, tenantReader, async (depositAmount) =>
      fromCents(await pricePolicy(db, policy, { ...policy, deposit_cents: toCents(depositAmount) })),
    ),
    claims,
    repayments,
    payTo: null,
  };
}

/** The premium that falls due next; while the landlord may still accept, the first one if they did so today. */
async function findNextPremium(
  db: Kysely<Database>,
  policy: Policy,
  { following, today }: { following: Awaited<ReturnType<typeof readNextPremium>>; today: CalendarDate },
) {
  const premium =
    policy.cover_state === "SIGNED"
      ? await readFirstPremium(db, policy, today)
      : await readPlannedPremium(db, policy, following);
  return premium && { on: premium.from, amountCents: premium.amountCents };
}

async function readFirstPremium(db: Kysely<Database>, policy: Policy, today: CalendarDate) {
  const { insurance_end: insuranceEnd, payment_period: paymentPeriod, premium_cents } = policy;
  const terms = { coverStart: await readCoverStart(db, policy, today), insuranceEnd, paymentPeriod };
  return premiumOf(terms, premium_cents, 1);
}

type Day = (instant: Date) => string;

/** Leaves out a debit that is pending at a bank, which is listed with the payments. */
async function readOpenCharge(db: Kysely<Database>, refId: string, day: Day) {
  const open = await db
    .selectFrom("charge_attempt as attempt")
    .innerJoin("premium", "premium.id", "attempt.premium_id")
    .select(["attempt.try_at", "premium.amount_cents"])
    .where("premium.ref_id", "=", refId)
    .where("attempt.status", "in", ["INTENDED", "ASKED"])
    .where("attempt.pending_since", "is", null)
    .orderBy("attempt.try_at")
    .executeTakeFirst();
  return open ? { on: day(open.try_at), amountCents: open.amount_cents } : null;
}
