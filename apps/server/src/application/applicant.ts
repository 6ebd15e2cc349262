import type { StoredAnswers } from "../platform/database/column-types.ts";

/** For mails sent before signing; null where not answered yet. */
export function applicantOf({ userInfo, address }: StoredAnswers) {
  const { firstName, lastName } = userInfo ?? {};
  return {
    tenantName: [firstName, lastName].filter(Boolean).join(" ") || null,
    fullAddress: address?.fullAddress ?? null,
  };
}
