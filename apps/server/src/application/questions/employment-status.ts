import { type CallInput, saveEmploymentStatus } from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";
import { defineSaveStep } from "./define-save-step.ts";

type Given = Omit<CallInput<typeof saveEmploymentStatus>["body"], "token">;

/** Students give their education in place of an income; what the other kind gave before is forgotten. */
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

export const employmentStatus = defineSaveStep({
  call: saveEmploymentStatus,
  save: (body) => employmentAnswers(body),
});
