import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

export const petsStep = defineStep({
  id: "pets",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.pet !== null,
});
