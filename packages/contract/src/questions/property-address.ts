import { addressAnswer, addressInput } from "../fields/address.ts";
import { addressErrors, toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";

/** The address of the new home. Asked for new rentals only. */
export const propertyAddressQuestion = defineQuestion({
  id: "property-address",
  page: "usage-purpose",
  save: {
    path: "address",
    summary: "Saves the address of the rented home that the guarantee covers.",
    errors: [...addressErrors, "PROPERTY_HAS_ACTIVE_POLICY"],
  },
  fields: { address: addressInput },
  place: "record",
  answer: { address: addressAnswer },
  toAnswer: ({ address }) => ({ address: toAddressAnswer(address) }),
  addressOf: ({ address }) => address.address,
  answeredBy: "address",
  essential: true,
  quoteDependsOn: ["address"],
  applies: ({ existingRent }) => existingRent !== true,
  sample: {
    address: {
      address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
    },
  },
});
