import * as z from "zod/mini";
import { addressAnswer, addressInput, suggestionAddress } from "../fields/address.ts";
import { toAddressAnswer } from "./address-answer.ts";
import { defineQuestion } from "./define-question.ts";
import { landlordDetails } from "./shared-saves.ts";

/** The landlord's postal address. */
export const landlordAddressQuestion = defineQuestion({
  id: "landlord-address",
  page: "landlord-type",
  save: landlordDetails,
  fields: { address: z.nullish(addressInput), suggestionAddress: z.nullish(suggestionAddress) },
  place: "landlordInfo",
  answer: { address: addressAnswer, suggestionAddress },
  toAnswer: ({ address, suggestionAddress: suggested }) => ({
    address: address && toAddressAnswer(address),
    suggestionAddress: suggested,
  }),
  addressOf: ({ address }) => address?.address,
  answeredBy: "address",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: {
    address: {
      address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
    },
  },
});
