import { type Acceptance, checkCashReturn, premiumOf, premiumPeriod } from "@kautia/contract";
import type { MailData } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import {
  changeState,
  endNoticeAt,
  findSameHome,
  lockBuilding,
  policyMailData,
  lockPolicy,
  type Policy,
  premiumMailData,
  toLandlord,
  toTenant,
} from "../policy/index.ts";
import { findHold } from "../circumstances/index.ts";
import { findDebitAccount } from "../billing/index.ts";
import { readCoverStart } from "../leaving/index.ts";
import { findOrCreateCode, postOriginal } from "../policy-documents/index.ts";
import { writeMail } from "../mails/index.ts";
import { scheduleRatingRequest } from "../rating/index.ts";
import { readCash } from "./read-cash.ts";
import { earliestCover } from "./wait-for-original.ts";

type AcceptDeps = Pick<Deps, "clock" | "random" | "jobs" | "config">;

/**
 * Records the landlord's acceptance. The first premium falls due when cover starts (docs/decisions.md). Can be repeated;
 * returns null if the policy is accepted.
 */
export async function acceptPolicy(
  transaction: Transaction<Database>,
  deps: AcceptDeps,
  { refId, acceptance, partnerId = null }: { refId: string; acceptance: Acceptance; partnerId?: string | null },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.cover_state === "ACCEPTED") return null;
  const now = deps.clock.now();
  const today = localDay(policy.country, now);
  const cover_start = await readCoverStart(
    transaction,
    policy,
    today,
    earliestCover(deps.config, policy.country, today),
  );
  const terms = { coverStart: cover_start, insuranceEnd: policy.insurance_end, paymentPeriod: policy.payment_period };
  if (policy.cover_state !== "SIGNED" || !premiumPeriod(terms, 1)) return refuse("POLICY_STATUS_CONFLICT");
  if (await findHold(transaction, refId)) return refuse("UNDER_REVIEW");
  const holdsCash = (await readCash(transaction, policy)) !== null;
  const wrong = holdsCash ? checkCashReturn(acceptance, today) : [];
  if (wrong.length > 0) return refuseFields(wrong);
  if (await isHomeCovered(transaction, policy)) return refuse("PROPERTY_HAS_ACTIVE_POLICY");

  const cash_return_on = holdsCash ? (acceptance.cashReturnOn ?? null) : null;
  const next_premium_at = startOfLocalDay(policy.country, cover_start);
  const end_notice_at = endNoticeAt(policy.country, policy.insurance_end, today);
  await changeState(transaction, refId, {
    to: { cover_state: "ACCEPTED" },
    cause: "landlord",
    at: now,
    partnerId,
    set: { cover_start, answered_at: now, next_premium_at, end_notice_at, cash_return_on },
  });
  await findOrCreateCode({ ...deps, db: transaction }, refId);
  await postOriginal(transaction, deps, policy);
  await scheduleRatingRequest(transaction, { refId, country: policy.country, coverStart: cover_start });
  const days = {
    insuranceEnd: policy.insurance_end,
    cashReturnOn: cash_return_on,
    hasOriginal: deps.config.guaranteeForms[policy.country] === "PAPER",
  };
  await mailTenant(transaction, deps, policy, {
    firstChargeOn: cover_start,
    firstChargeCents: premiumOf(terms, policy.premium_cents, 1)?.amountCents ?? 0,
    ...days,
  });
  // A partner learns the result from the API.
  if (partnerId === null)
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `acceptance-confirmed:${refId}`,
      kind: "acceptance-confirmed",
      data: {
        ...policyMailData(policy),
        coverStart: cover_start,
        ...days,
      },
    });
  return null;
}

/** If several signed contracts are for one home, only the first acceptance counts. */
async function isHomeCovered(transaction: Transaction<Database>, policy: Policy): Promise<boolean> {
  await lockBuilding(transaction, policy.building_key);
  return (await findSameHome(transaction, policy)).some(({ cover_state }) => cover_state === "ACCEPTED");
}

async function mailTenant(
  transaction: Transaction<Database>,
  deps: AcceptDeps,
  policy: Policy,
  answered: Pick<
    MailData["landlord-accepted"],
    "firstChargeOn" | "firstChargeCents" | "insuranceEnd" | "cashReturnOn" | "hasOriginal"
  >,
): Promise<void> {
  const account = await findDebitAccount(transaction, policy.ref_id, policy.card_method_id);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `landlord-accepted:${policy.ref_id}`,
    kind: "landlord-accepted",
    data: { ...policyMailData(policy), ...premiumMailData(policy), ...answered, account },
  });
}
