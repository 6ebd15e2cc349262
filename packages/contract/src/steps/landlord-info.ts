import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

/** The landlord's name, email and phone. The invitation goes to the email address. */
export const landlordInfoStep = defineStep({
  id: "landlord-info",
  save: saveLandlordDetails,
  essential: true,
  answered: (record) => Boolean(record.landlordInfo?.email),
});
