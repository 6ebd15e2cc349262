import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

/** Who lives with the tenant. */
export const householdStep = defineStep({
  id: "household",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.liveWith !== null,
});
