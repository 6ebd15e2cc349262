import { fromCents, type LandlordView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Deps } from "../deps.ts";
import type { Config } from "../platform/config/settings.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { asLandlord, isSettled, landlordLanguage, landlordLine, type Policy, policyStatus } from "../policy/index.ts";
import {
  ownerOf,
  readClaimable,
  readClaims,
  readLineClaims,
  readPayoutAccounts,
  stateOfClaim,
  toPayoutAccount,
  wasAccountEntered,
} from "../claims/index.ts";
import { latestMovingOut, readMovingOuts } from "../leaving/index.ts";
import { findPostalAddresses, readCode, readOriginal, waitsForSeal } from "../policy-documents/index.ts";
import { landlordReader, readAmendments } from "../views/amendments.ts";
import { readLineFacts } from "./line-facts.ts";
import type { LandlordLink } from "./landlord-link.ts";
import { readCash } from "./read-cash.ts";

export async function viewAsLandlord(
  deps: Pick<Deps, "db" | "config" | "clock">,
  link: LandlordLink,
): Promise<LandlordView> {
  return readView(deps.db, deps.config, await findPolicy(deps, link), link, deps.clock.now());
}

export function findPolicy({ db }: Pick<Deps, "db">, { subject }: Pick<LandlordLink, "subject">): Promise<Policy> {
  return db.selectFrom("policy").selectAll().where("ref_id", "=", subject).executeTakeFirstOrThrow();
}

/**
 * All kinds of link show the same view, but only the personal link allows actions. A former landlord sees their own claims and
 * account, and only what they already knew of the guarantee.
 */
export async function readView(
  db: Kysely<Database>,
  config: Pick<Config, "brand">,
  found: Policy,
  link: Pick<LandlordLink, "kind" | "former">,
  now: Date,
): Promise<LandlordView> {
  const policy = asLandlord(found, link.former);
  const today = localDay(policy.country, now);
  const movingOuts = await readMovingOuts(db, policy);
  const owner = ownerOf(policy);
  const { claims, claimedCents } = await readClaims(db, policy, now, owner);
  const claimable = link.former
    ? { cents: null, until: null }
    : await readClaimable(db, config, policy, { claimedCents, now });
  const isPersonal = link.kind !== "landlord-reading";
  const isLandlord = link.kind === "landlord-page";
  const account = isPersonal ? toPayoutAccount(await readPayoutAccounts(db, owner, now)) : null;
  const { landlordAddress, landlordRepresentedBy } = isLandlord
    ? await findPostalAddresses(db, policy.ref_id)
    : { landlordAddress: null, landlordRepresentedBy: null };
  return {
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    mayAnswer: isPersonal,
    language: landlordLanguage(policy),
    landlordName: policy.landlord_name,
    landlordRepresentedBy,
    landlordAddress,
    tenantName: policy.tenant_name,
    coTenantNames: policy.co_tenant_names,
    fullAddress: policy.full_address,
    currency: policy.currency,
    depositAmount: fromCents(policy.deposit_cents),
    coldRentAmount: fromCents(policy.cold_rent_cents),
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    signedAt: policy.signed_at.toISOString(),
    answeredAt: policy.answered_at?.toISOString() ?? null,
    // A former landlord does not see what happened later.
    line: link.former
      ? []
      : landlordLine({
          ...(await readLineFacts(db, policy, { movingOuts, today })),
          nextTryOn: null,
          nextPremiumOn: null,
          claims: await readLineClaims(db, policy, claims),
        }),
    claims,
    movedOutOn: link.former ? null : (latestMovingOut(movingOuts)?.confirmedOn ?? null),
    cash: link.former ? null : await readCash(db, policy),
    payoutAccount: account,
    asksForAccount: isPersonal && account === null && claims.some((claim) => !isSettled(stateOfClaim(claim, today))),
    accountNeedsLink: isPersonal && (await wasAccountEntered(db, owner)),
    mayRelease: isLandlord && policy.cover_state === "ACCEPTED",
    hasCertificate: policy.cover_start !== null && !link.former,
    certificateWaits: policy.cover_start !== null && !link.former && (await waitsForSeal(db, policy.ref_id)),
    certificateOriginal: policy.cover_start === null || link.former ? null : await readOriginal(db, policy),
    certificateCode: policy.cover_start === null || link.former ? null : await readCode(db, policy.ref_id),
    claimable: claimable.cents === null ? null : fromCents(claimable.cents),
    claimableUntil: claimable.until,
    amendments: isLandlord
      ? await readAmendments(db, { refId: policy.ref_id, status: policyStatus(policy) }, landlordReader)
      : [],
    replacedOn: link.former && localDay(policy.country, link.former.replaced_at),
  };
}
