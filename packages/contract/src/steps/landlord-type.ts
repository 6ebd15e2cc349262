import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

/** Private person, property manager, agent, cooperative. */
export const landlordTypeStep = defineStep({
  id: "landlord-type",
  save: saveLandlordDetails,
  essential: false,
  answered: (record) => Boolean(record.landlordInfo?.type),
});
