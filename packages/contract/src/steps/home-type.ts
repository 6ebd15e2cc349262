import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

/** Apartment or house. */
export const homeTypeStep = defineStep({
  id: "home-type",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.buildingType !== null,
});
