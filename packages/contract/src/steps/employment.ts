import { saveEmploymentStatus } from "../saves/employment-status.ts";
import { defineStep } from "./define-step.ts";

/** Employment status with the yearly income, or a student's education. */
export const employmentStep = defineStep({
  id: "employment",
  save: saveEmploymentStatus,
  essential: true,
  answered: (record) => record.employmentStatus !== null,
});
