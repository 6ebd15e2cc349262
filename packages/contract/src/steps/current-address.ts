import { saveCurrentAddress } from "../saves/addresses.ts";
import { defineStep } from "./define-step.ts";

/** The tenant's current address, which is the insured property for an existing rental. */
export const currentAddressStep = defineStep({
  id: "current-address",
  save: saveCurrentAddress,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.address),
});
