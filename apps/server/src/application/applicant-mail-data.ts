import type { StoredAnswers } from "../platform/database/column-types.ts";

export function applicantMailData({ userInfo, address }: StoredAnswers) {
  const { firstName, lastName } = userInfo ?? {};
  return {
    tenantName: [firstName, lastName].filter(Boolean).join(" ") || null,
    fullAddress: address?.fullAddress ?? null,
  };
}
