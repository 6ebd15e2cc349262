import { fromCents, hasEnded, type PolicyView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { findNextCharge, findNextInstalment, readMethodView, readRepayments, takesCard } from "../../billing/index.ts";
import { isPossibleMovingOutDate, type Policy, policyStatus, readHistory, statusLine } from "../../policy/index.ts";
import { readClaims, toLineClaims } from "../../claims/index.ts";
import { readAnswerUntil } from "../../landlord/index.ts";
import {
  latestMovingOut,
  readMovingOuts,
  readRefund,
  readLeavingOption,
  toLineMovingOuts,
} from "../../leaving/index.ts";
import { listPolicyDocuments } from "../../policy-documents/index.ts";

/** The policy as its tenant sees it at `now`. */
export async function readPolicyView(db: Kysely<Database>, policy: Policy, now: Date): Promise<PolicyView> {
  const { ref_id, country, premium_cents, next_premium_at } = policy;
  const status = policyStatus(policy);
  const day = (instant: Date) => localDay(country, instant);
  const today = day(now);
  const open = await readOpenCharge(db, ref_id, day);
  const cardRefused = policy.card_refused_at !== null;
  const nextPremiumOn = next_premium_at && day(next_premium_at);
  const repayments = await readRepayments(db, policy, now);
  const nextCharge = findNextCharge({
    status,
    today,
    insuranceStart: policy.insurance_start,
    premiumCents: premium_cents,
    nextPremiumOn,
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
    landlordName: policy.landlord_name,
    tenantName: policy.tenant_name,
    fullAddress: policy.full_address,
    currency: policy.currency,
    depositAmount: fromCents(policy.deposit_cents),
    premiumAmount: fromCents(premium_cents),
    paymentPeriod: policy.payment_period,
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    signedAt: policy.signed_at.toISOString(),
    line: statusLine({
      status,
      history: await readHistory(db, policy),
      insuranceStart: policy.insurance_start,
      insuranceEnd: policy.insurance_end,
      coverStart: policy.cover_start,
      cashReturnOn: policy.cash_return_on,
      answerUntil: await readAnswerUntil(db, policy),
      nextTryOn: open?.on ?? null,
      nextPremiumOn: cardRefused ? null : nextPremiumOn,
      claims: toLineClaims(claims, country, repayments),
      movingOuts: toLineMovingOuts(movingOuts, country),
      today,
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
    claims,
    repayments,
  };
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
