import { saveUsagePurpose } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const usagePurpose = defineQuestion({
  call: saveUsagePurpose,
  save: ({ existingRent }) => ({ existingRent }),
});
