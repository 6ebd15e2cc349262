import type { TenantRecord } from "@kautia/contract";

/** Who invited the tenant, as the landlord is called; null where the landlord has no name yet. */
export function inviterOf({ landlordInfo }: TenantRecord): string | null {
  const { companyName, firstName, lastName } = landlordInfo ?? {};
  return companyName ?? ([firstName, lastName].filter(Boolean).join(" ") || null);
}
