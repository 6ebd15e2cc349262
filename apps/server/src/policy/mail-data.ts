import { countryFacts, type Language } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { readRemainingCents } from "../views/paid-out.ts";
import { tenantNames } from "./co-tenants.ts";
import type { SharedPolicy } from "./find-own.ts";
import type { Policy } from "./policy.ts";

export function toMailbox({ ref_id: refId, language, country }: Policy, to: string) {
  return { refId, to, language, country };
}

export function toTenant(policy: Policy) {
  return toMailbox(policy, policy.tenant_email);
}

/** To the owner of an account, at this address. Mails about the account name their latest policy. */
export function toOwner({ policy, coTenant }: SharedPolicy, email: string) {
  const mailbox = toMailbox(policy, email);
  return coTenant ? { ...mailbox, language: coTenant.language, coTenantId: coTenant.id } : mailbox;
}

/** `policyMailData` for the owner of an account. */
export function ownerMailData({ policy, coTenant }: SharedPolicy) {
  return { ...policyMailData(policy), ...(coTenant && { tenantName: coTenant.name }) };
}

export function toLandlord(policy: Policy) {
  return { ...toMailbox(policy, policy.landlord_email), language: landlordLanguage(policy) };
}

/**
 * The language of the home's country until the landlord uses another one. The tenant's language says nothing about the
 * landlord's.
 */
export function landlordLanguage({
  landlord_language: chosen,
  country,
}: Pick<Policy, "landlord_language" | "country">): Language {
  return chosen ?? countryFacts[country].language;
}

/**
 * `tenantName` is the first tenant; `tenantNames` has everybody if several signed. `formerLandlordId` is set in a mail
 * about a former landlord's claim.
 */
export function policyMailData(policy: Policy & { formerLandlordId?: string | null }) {
  return {
    ...(policy.formerLandlordId && { formerLandlordId: policy.formerLandlordId }),
    ...(policy.partner_id !== null && { namedBy: "MANAGER" as const }),
    contractNumber: policy.contract_number,
    tenantName: policy.tenant_name,
    ...(policy.co_tenant_names.length > 0 && { tenantNames: tenantNames(policy) }),
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    depositCents: policy.deposit_cents,
  };
}

/** `policyMailData` for a mail that tells the landlord how much is guaranteed: what payouts have left. */
export async function guaranteeMailData(db: Kysely<Database>, policy: Policy) {
  const data = policyMailData(policy);
  return { ...data, depositCents: (await readRemainingCents(db, policy.ref_id)) ?? data.depositCents };
}

export function premiumMailData(policy: Policy) {
  return { premiumCents: policy.premium_cents, paymentPeriod: policy.payment_period };
}
