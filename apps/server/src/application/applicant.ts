import type { StoredAnswers } from "../platform/database/column-types.ts";

/** Who applied, and for which home, as far as it was answered: what mails before the contract tell. */
export function applicantOf({ userInfo, address }: StoredAnswers) {
  const { firstName, lastName } = userInfo ?? {};
  return {
    tenantName: [firstName, lastName].filter(Boolean).join(" ") || null,
    fullAddress: address?.fullAddress ?? null,
  };
}
