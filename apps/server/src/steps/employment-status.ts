import { saveEmploymentStatus } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

/** Students give their education in place of an income; what the other kind gave before is forgotten. */
export const employmentStatus = defineSaveStep({
  call: saveEmploymentStatus,
  save: ({ employmentStatus: status, grossIncome, educationLevel, educationPlace }) =>
    status === "STUDENT"
      ? { employmentStatus: status, grossIncome: null, educationLevel, educationPlace }
      : { employmentStatus: status, grossIncome: grossIncome ?? null, educationLevel: null, educationPlace: null },
});
