import { saveRentPropertyDetails } from "../saves/rent-property-details.ts";
import { defineStep } from "./define-step.ts";

export const rentAndDepositStep = defineStep({
  id: "rent-and-deposit",
  save: saveRentPropertyDetails,
  essential: true,
  answered: (record) => record.rentDepositAmount !== null,
});
