import { fromCents, type LandlordView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Link } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import type { Config } from "../platform/config/settings.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { isSettled, landlordLanguage, landlordLine, type Policy, policyStatus, readHistory } from "../policy/index.ts";
import {
  readClaimable,
  readClaims,
  readPayoutAccounts,
  stateOfClaim,
  toLineClaims,
  toPayoutAccount,
  wasAccountEntered,
} from "../claims/index.ts";
import { latestMovingOut, readMovingOuts, toLineMovingOuts } from "../leaving/index.ts";
import { readAnswerUntil } from "./invite.ts";
import { findPostalAddresses } from "../policy-documents/index.ts";
import { readCash } from "./read-cash.ts";

export async function viewAsLandlord(deps: Pick<Deps, "db" | "config" | "clock">, link: Link): Promise<LandlordView> {
  return readView(deps.db, deps.config, await findPolicy(deps, link), link, deps.clock.now());
}

export function findPolicy({ db }: Pick<Deps, "db">, { subject }: Link): Promise<Policy> {
  return db.selectFrom("policy").selectAll().where("ref_id", "=", subject).executeTakeFirstOrThrow();
}

/** Both kinds of link show the same view, but only the personal link allows actions. */
export async function readView(
  db: Kysely<Database>,
  config: Pick<Config, "brand">,
  policy: Policy,
  link: Pick<Link, "kind">,
  now: Date,
): Promise<LandlordView> {
  const today = localDay(policy.country, now);
  const movingOuts = await readMovingOuts(db, policy);
  const { claims, claimedCents } = await readClaims(db, policy, now);
  const claimable = await readClaimable(db, config, policy, { claimedCents, now });
  const isPersonal = link.kind === "landlord-page";
  const account = isPersonal ? toPayoutAccount(await readPayoutAccounts(db, policy.ref_id, now)) : null;
  const { landlordAddress } = isPersonal ? await findPostalAddresses(db, policy.ref_id) : { landlordAddress: null };
  return {
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    mayAnswer: isPersonal,
    language: landlordLanguage(policy),
    landlordName: policy.landlord_name,
    landlordAddress,
    tenantName: policy.tenant_name,
    fullAddress: policy.full_address,
    currency: policy.currency,
    depositAmount: fromCents(policy.deposit_cents),
    coldRentAmount: fromCents(policy.cold_rent_cents),
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    signedAt: policy.signed_at.toISOString(),
    answeredAt: policy.answered_at?.toISOString() ?? null,
    line: landlordLine({
      status: policyStatus(policy),
      history: await readHistory(db, policy),
      insuranceStart: policy.insurance_start,
      insuranceEnd: policy.insurance_end,
      coverStart: policy.cover_start,
      cashReturnOn: policy.cash_return_on,
      answerUntil: await readAnswerUntil(db, policy),
      nextTryOn: null,
      nextPremiumOn: null,
      claims: toLineClaims(claims, policy.country),
      movingOuts: toLineMovingOuts(movingOuts, policy.country),
      today,
    }),
    claims,
    movedOutOn: latestMovingOut(movingOuts)?.confirmedOn ?? null,
    cash: await readCash(db, policy),
    payoutAccount: account,
    asksForAccount: isPersonal && account === null && claims.some((claim) => !isSettled(stateOfClaim(claim, today))),
    accountNeedsLink: isPersonal && (await wasAccountEntered(db, policy.ref_id)),
    mayRelease: isPersonal && policy.cover_state === "ACCEPTED",
    hasCertificate: policy.cover_start !== null,
    claimable: claimable.cents === null ? null : fromCents(claimable.cents),
    claimableUntil: claimable.until,
  };
}
