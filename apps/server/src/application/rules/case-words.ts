import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** The words by which the desk finds a case. */
export function caseWords({ userInfo, address }: StoredAnswers, refId: string): string {
  const { firstName, lastName, email } = userInfo ?? {};
  return [firstName, lastName, email, address?.fullAddress, refId].filter(Boolean).join(" ");
}
