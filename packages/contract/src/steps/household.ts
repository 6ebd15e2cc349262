import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

export const householdStep = defineStep({
  id: "household",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.liveWith !== null,
});
