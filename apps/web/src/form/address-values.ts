import type { PostalAddress } from "@kautia/contract";
import type { KnownParts } from "./use-suggestions.ts";

export type AddressValues = Record<"street" | "streetNumber" | "unitName" | "zip" | "city" | "country", string>;

export const addressLabels = {
  street: "fields.street",
  streetNumber: "fields.streetNumber",
  unitName: "fields.unitName",
  zip: "fields.zip",
  city: "fields.city",
  country: "fields.country",
} as const;

/**
 * What the server finds not to exist is a zip of another place, and it names the zip; of house numbers it knows nothing
 * (decision 0016).
 */
export const zipWords = { FIELD_INVALID: "validation.zip", ADDRESS_NOT_EXISTS: "validation.zipOfPlace" } as const;

/** What stands in the fields for an address, or for none. */
export function addressValues(address: PostalAddress | undefined, country: string): AddressValues {
  return {
    street: address?.street ?? "",
    streetNumber: address?.streetNumber ?? "",
    unitName: address?.unitName ?? "",
    zip: address?.zip ?? "",
    city: address?.city ?? "",
    country: address?.country ?? country,
  };
}

const codes = [
  ["street", "ADDRESS_HAS_NO_STREET"],
  ["streetNumber", "ADDRESS_HAS_NO_STREET_NUMBER"],
  ["zip", "ADDRESS_HAS_NO_ZIP"],
  ["city", "ADDRESS_HAS_NO_CITY"],
] as const;

/** The first part that is still to be given. */
export function firstMissing(values: AddressValues) {
  return codes.find(([part]) => values[part].trim() === "")?.[1] ?? null;
}

/** Whether what stands in the fields still is what was picked. */
export function fitsParts(values: AddressValues, parts: KnownParts): boolean {
  return Object.entries(values).every(([name, value]) => parts[name] === undefined || parts[name] === value);
}
