import { homeErrors, homeQuestion } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** The address of the new home. Asked for new rentals only. */
export const propertyAddressQuestion = defineQuestion({
  ...homeQuestion,
  id: "property-address",
  save: {
    path: "address",
    summary: "Saves the address of the rented home that the guarantee covers.",
    errors: homeErrors,
  },
  place: "record",
  applies: ({ existingRent }) => existingRent !== true,
});
