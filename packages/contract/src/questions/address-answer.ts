import type * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { type AddressAnswer, type addressInput, fullAddress } from "../fields/address.ts";

export const addressErrors: readonly ErrorCode[] = [
  "ADDRESS_HAS_NO_STREET",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_HAS_NO_ZIP",
  "ADDRESS_HAS_NO_CITY",
  "ADDRESS_HAS_NO_COUNTRY",
  "ADDRESS_HAS_NO_UNIT_NAME",
  "ADDRESS_NOT_EXISTS",
];

export function toAddressAnswer({ address, suggestionAddress }: z.output<typeof addressInput>): AddressAnswer {
  return { address, fullAddress: fullAddress(address), suggestionAddress: suggestionAddress ?? null };
}
