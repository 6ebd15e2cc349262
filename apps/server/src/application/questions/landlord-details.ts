import { saveLandlordDetails } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineSaveStep } from "./define-save-step.ts";

/**
 * Three questions save here: what one of them leaves out, undefined in the change and so not part of its JSON, stays as
 * another one saved it (docs/flow.md).
 */
export const landlordDetails = defineSaveStep({
  call: saveLandlordDetails,
  save: ({ type, companyName, firstName, lastName, email, phone, address, suggestionAddress }) => ({
    landlordInfo: {
      type,
      companyName,
      firstName,
      lastName,
      email,
      phone,
      address: address && toAddressAnswer(address),
      suggestionAddress,
    },
  }),
  addressOf: ({ address }) => address && { address: address.address, path: "address.address." },
});
