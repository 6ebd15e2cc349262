import { homeErrors, homeQuestion } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** The tenant's current address, which is the insured property for an existing rental. */
export const currentAddressQuestion = defineQuestion({
  ...homeQuestion,
  id: "current-address",
  save: { path: "current-address", summary: "Saves the tenant's current address.", errors: homeErrors },
  place: "userInfo",
});
