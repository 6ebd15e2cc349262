import type { Policy } from "./policy.ts";

/** What every mail about a policy tells. */
export function contractData(policy: Policy) {
  return {
    contractNumber: policy.contract_number,
    tenantName: policy.tenant_name,
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    depositCents: policy.deposit_cents,
  };
}

export function premiumData(policy: Policy) {
  return { premiumCents: policy.premium_cents, paymentPeriod: policy.payment_period };
}
