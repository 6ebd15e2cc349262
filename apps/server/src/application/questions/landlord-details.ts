import { saveLandlordDetails } from "@kautia/contract";
import { toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** Three questions use this call. Fields that one of them omits keep their saved value (docs/flow.md). */
export const landlordDetails = defineQuestion({
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
