import { saveRentalDetails } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentalDetails = defineQuestion({
  call: saveRentalDetails,
  // Fields that were not sent are undefined and keep their value.
  save: ({ buildingType, liveWith, furnishedType, pet, rentPay }) => ({
    buildingType,
    liveWith,
    furnishedType,
    pet,
    rentPay,
  }),
});
