import type { TenantRecord } from "@kautia/contract";

/** The name of the landlord who invited the tenant; null if the landlord has no name yet. */
export function inviterOf({ landlordInfo }: TenantRecord): string | null {
  const { companyName, firstName, lastName } = landlordInfo ?? {};
  return companyName ?? ([firstName, lastName].filter(Boolean).join(" ") || null);
}
