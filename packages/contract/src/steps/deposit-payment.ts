import { saveRentalDetails } from "../saves/rental-details.ts";
import { defineStep } from "./define-step.ts";

export const depositPaymentStep = defineStep({
  id: "deposit-payment",
  save: saveRentalDetails,
  essential: false,
  answered: (record) => record.rentPay !== null,
  applies: (record) => record.existingRent === true,
});
