import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

export const landlordTypeStep = defineStep({
  id: "landlord-type",
  save: saveLandlordDetails,
  essential: false,
  answered: (record) => Boolean(record.landlordInfo?.type),
});
