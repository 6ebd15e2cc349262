import { saveEmploymentStatus } from "../saves/employment-status.ts";
import { defineStep } from "./define-step.ts";

export const employmentStep = defineStep({
  id: "employment",
  save: saveEmploymentStatus,
  essential: true,
  answered: (record) => record.employmentStatus !== null,
});
