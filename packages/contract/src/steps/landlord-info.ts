import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

/** The landlord's name, e-mail and phone; the invitation goes to the e-mail. */
export const landlordInfoStep = defineStep({
  id: "landlord-info",
  save: saveLandlordDetails,
  essential: true,
  answered: (record) => Boolean(record.landlordInfo?.email),
});
