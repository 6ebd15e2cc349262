import { type AddressAnswer, type addressInput, fullAddress } from "@kautia/contract";
import type * as z from "zod/mini";

export function toAddressAnswer(input: z.output<typeof addressInput>): AddressAnswer {
  return {
    address: input.address,
    fullAddress: fullAddress(input.address),
    suggestionAddress: input.suggestionAddress ?? null,
  };
}
