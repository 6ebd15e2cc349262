import { saveRentPropertyDates } from "../saves/rent-property-dates.ts";
import { defineStep } from "./define-step.ts";

export const insuranceDatesStep = defineStep({
  id: "insurance-dates",
  save: saveRentPropertyDates,
  essential: true,
  answered: (record) => record.insuranceStart !== null,
});
