import { saveUsagePurpose } from "../saves/usage-purpose.ts";
import { defineStep } from "./define-step.ts";

/** A new rental or an existing one. */
export const usagePurposeStep = defineStep({
  id: "usage-purpose",
  save: saveUsagePurpose,
  essential: true,
  answered: (record) => record.existingRent !== null,
});
