import { saveRentalDetails } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentalDetails = defineQuestion({
  call: saveRentalDetails,
  save: ({ buildingType, liveWith, furnishedType, pet, rentPay }) => ({
    buildingType,
    liveWith,
    furnishedType,
    pet,
    rentPay,
  }),
});
