import type { AddressAnswer, TenantRecord } from "@kautia/contract";

/** The insured home and the partner's page, if a partner lets it. Invited tenants come from the partner already. */
export function partnersHomeOf(record: TenantRecord | null): { home: AddressAnswer; baseUrl: string } | null {
  const home = (record?.existingRent === true ? record.userInfo?.address : record?.address) ?? null;
  const baseUrl = record?.invited ? null : (record?.landlordInfo?.partnerOnboardingBaseUrl ?? null);
  return home && baseUrl !== null ? { home, baseUrl } : null;
}
