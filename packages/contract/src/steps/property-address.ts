import { saveAddress } from "../saves/addresses.ts";
import { defineStep } from "./define-step.ts";

/** Where the tenant moves to; asked for a new rental only. */
export const propertyAddressStep = defineStep({
  id: "property-address",
  save: saveAddress,
  essential: true,
  answered: (record) => record.address !== null,
  applies: (record) => record.existingRent !== true,
});
