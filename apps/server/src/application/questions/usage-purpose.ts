import { saveUsagePurpose } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const usagePurpose = defineSaveStep({
  call: saveUsagePurpose,
  save: ({ existingRent }) => ({ existingRent }),
});
