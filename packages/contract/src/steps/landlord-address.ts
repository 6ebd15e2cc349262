import { saveLandlordDetails } from "../saves/landlord-details.ts";
import { defineStep } from "./define-step.ts";

/** The landlord's postal address. */
export const landlordAddressStep = defineStep({
  id: "landlord-address",
  save: saveLandlordDetails,
  essential: false,
  answered: (record) => Boolean(record.landlordInfo?.address),
});
