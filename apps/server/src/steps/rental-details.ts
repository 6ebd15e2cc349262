import { saveRentalDetails } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentalDetails = defineSaveStep({
  call: saveRentalDetails,
  // Fields that were not sent are not there, and so stay as they are.
  save: ({ token: _, ...details }) => details,
});
