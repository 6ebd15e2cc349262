import { countryFacts, type Language } from "@kautia/contract";
import type { Policy } from "./policy.ts";

export function toMailbox({ ref_id: refId, language, country }: Policy, to: string) {
  return { refId, to, language, country };
}

export function toTenant(policy: Policy) {
  return toMailbox(policy, policy.tenant_email);
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

/** `formerLandlordId` is set in a mail about a former landlord's claim. */
export function policyMailData(policy: Policy & { formerLandlordId?: string | null }) {
  return {
    ...(policy.formerLandlordId && { formerLandlordId: policy.formerLandlordId }),
    contractNumber: policy.contract_number,
    tenantName: policy.tenant_name,
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    depositCents: policy.deposit_cents,
  };
}

export function premiumMailData(policy: Policy) {
  return { premiumCents: policy.premium_cents, paymentPeriod: policy.payment_period };
}
