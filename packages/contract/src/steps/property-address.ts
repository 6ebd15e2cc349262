import { saveAddress } from "../saves/addresses.ts";
import { defineStep } from "./define-step.ts";

/** The address of the new home. Asked for new rentals only. */
export const propertyAddressStep = defineStep({
  id: "property-address",
  save: saveAddress,
  essential: true,
  answered: (record) => record.address !== null,
  applies: (record) => record.existingRent !== true,
});
