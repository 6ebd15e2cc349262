import { fromCents, type LandlordView } from "@kautia/contract";
import type { Policy } from "../policies/index.ts";
import type { LandlordLink } from "./find-link.ts";

/** What the landlord sees. The same for both links, but that the short one may not answer. */
export function toView(policy: Policy, link: LandlordLink): LandlordView {
  return {
    contractNumber: policy.contract_number,
    status: policy.status,
    mayAnswer: link.kind === "personal",
    language: policy.language,
    landlordName: policy.landlord_name,
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
  };
}
