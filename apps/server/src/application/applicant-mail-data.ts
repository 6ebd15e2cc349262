import { personName } from "@kautia/contract";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import { effectiveAnswers } from "./rules/answers.ts";

export function applicantMailData(answers: StoredAnswers) {
  const { userInfo, address } = effectiveAnswers(answers);
  return {
    tenantName: personName(userInfo ?? {}),
    fullAddress: address?.fullAddress ?? null,
  };
}
