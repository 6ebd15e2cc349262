import { type CallInput, saveEmploymentStatus } from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";
import { defineQuestion } from "./define-question.ts";

type Given = Omit<CallInput<typeof saveEmploymentStatus>["body"], "token">;

/** Students give their education instead of an income. Answers that no longer apply are removed. */
export function employmentAnswers({
  employmentStatus,
  grossIncome,
  educationLevel,
  educationPlace,
}: Given): StoredAnswers {
  return employmentStatus === "STUDENT"
    ? { employmentStatus, grossIncome: null, educationLevel, educationPlace }
    : { employmentStatus, grossIncome: grossIncome ?? null, educationLevel: null, educationPlace: null };
}

export const employmentStatus = defineQuestion({
  call: saveEmploymentStatus,
  save: (body) => employmentAnswers(body),
});
