import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

/** Where the landlord can be reached by letter. */
export const landlordAddressStep = defineStep({
  id: "landlord-address",
  save: saveLandlordDetails,
  essential: false,
  answered: (record) => Boolean(record.landlordInfo?.address),
});
