import { saveCurrentAddress } from "../saves/addresses.ts";
import { defineStep } from "./define-step.ts";

/** Where the tenant lives now; for an existing rental that is the insured property. */
export const currentAddressStep = defineStep({
  id: "current-address",
  save: saveCurrentAddress,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.address),
});
