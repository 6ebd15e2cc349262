import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

export const furnishedStep = defineStep({
  id: "furnished",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.furnishedType !== null,
});
