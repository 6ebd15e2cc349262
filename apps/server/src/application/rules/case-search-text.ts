import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** The text in which the desk searches for a case. */
export function caseSearchText({ userInfo, address }: StoredAnswers, refId: string): string {
  const { firstName, lastName, email } = userInfo ?? {};
  return [firstName, lastName, email, address?.fullAddress, refId].filter(Boolean).join(" ");
}
