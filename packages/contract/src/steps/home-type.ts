import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

export const homeTypeStep = defineStep({
  id: "home-type",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.buildingType !== null,
});
