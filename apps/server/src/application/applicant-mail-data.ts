import { personName } from "@kautia/contract";
import type { StoredAnswers } from "../platform/database/column-types.ts";

export function applicantMailData({ userInfo, address }: StoredAnswers) {
  return {
    tenantName: personName(userInfo ?? {}),
    fullAddress: address?.fullAddress ?? null,
  };
}
