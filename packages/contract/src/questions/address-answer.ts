import type * as z from "zod/mini";
import { type AddressAnswer, addressAnswer, addressErrors, addressInput, fullAddress } from "../fields/address.ts";

type AddressInput = z.output<typeof addressInput>;

export function toAddressAnswer({ address, suggestionAddress }: AddressInput): AddressAnswer {
  return { address, fullAddress: fullAddress(address), suggestionAddress: suggestionAddress ?? null };
}

export const homeErrors = [...addressErrors, "PROPERTY_HAS_ACTIVE_POLICY"] as const;

/** What the questions about the tenant's old and new home have in common. */
export const homeQuestion = {
  page: "usage-purpose",
  fields: { address: addressInput },
  answer: { address: addressAnswer },
  toAnswer: ({ address }: { address: AddressInput }) => ({ address: toAddressAnswer(address) }),
  addressOf: ({ address }: { address: AddressInput }) => address.address,
  answeredBy: "address",
  essential: true,
  quoteDependsOn: ["address"],
  sample: {
    address: {
      address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
    },
  },
} as const;
