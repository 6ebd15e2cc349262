import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { addressInput } from "../fields/address.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

const body = z.object({ token, address: addressInput });

const addressErrors: readonly ErrorCode[] = [
  "ADDRESS_HAS_NO_STREET",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_HAS_NO_ZIP",
  "ADDRESS_HAS_NO_CITY",
  "ADDRESS_HAS_NO_COUNTRY",
  "ADDRESS_HAS_NO_UNIT_NAME",
  "ADDRESS_NOT_EXISTS",
];

/** For an existing rental, the current address is also the insured property. */
export const saveCurrentAddress = defineSave({
  path: "current-address",
  summary: "Saves the tenant's current address.",
  body,
  errors: [...addressErrors, "PROPERTY_HAS_ACTIVE_POLICY"],
});

export const saveAddress = defineSave({
  path: "address",
  summary: "Saves the address of the rented home that the guarantee covers.",
  body,
  errors: [...addressErrors, "PROPERTY_HAS_ACTIVE_POLICY"],
});
