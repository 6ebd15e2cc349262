import { saveRentalDetails } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentalDetails = defineSaveStep({
  call: saveRentalDetails,
  // What was not sent is undefined here, which JSON leaves out: it stays as it is.
  save: ({ buildingType, liveWith, furnishedType, pet, rentPay }) => ({
    buildingType,
    liveWith,
    furnishedType,
    pet,
    rentPay,
  }),
});
