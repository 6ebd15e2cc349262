import { addressAnswer, addressInput } from "../fields/address.ts";
import { addressErrors, toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** The tenant's current address, which is the insured property for an existing rental. */
export const currentAddressQuestion = defineQuestion({
  id: "current-address",
  page: "usage-purpose",
  save: {
    path: "current-address",
    summary: "Saves the tenant's current address.",
    errors: [...addressErrors, "PROPERTY_HAS_ACTIVE_POLICY"],
  },
  fields: { address: addressInput },
  place: "userInfo",
  answer: { address: addressAnswer },
  toAnswer: ({ address }) => ({ address: toAddressAnswer(address) }),
  addressOf: ({ address }) => address.address,
  answeredBy: "address",
  essential: true,
  quoteDependsOn: ["address"],
  sample: {
    address: {
      address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
    },
  },
});
