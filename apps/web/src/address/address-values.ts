import type { PostalAddress } from "@kautia/contract";
import type { KnownParts, Taken } from "./use-suggestions.ts";

export const addressParts = ["street", "streetNumber", "unitName", "zip", "city", "country"] as const;

export type AddressValues = Record<(typeof addressParts)[number], string>;

export const addressLabels = {
  street: "fields.street",
  streetNumber: "fields.streetNumber",
  unitName: "fields.unitName",
  zip: "fields.zip",
  city: "fields.city",
  country: "fields.country",
} as const;

/** The server says which part is wrong (decision 0016). The general text of ADDRESS_NOT_EXISTS is about the house number. */
export const addressWords = {
  street: { ADDRESS_NOT_EXISTS: "validation.street" },
  zip: { FIELD_INVALID: "validation.zip", ADDRESS_NOT_EXISTS: "validation.zipOfPlace" },
} as const;

/** The field values for an address, empty if there is none. */
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

/** The error code of the first missing part; null if none is missing. */
export function firstMissing(values: AddressValues, needsUnit = false) {
  const missing = codes.find(([part]) => values[part].trim() === "")?.[1];
  return missing ?? (needsUnit && values.unitName.trim() === "" ? "ADDRESS_HAS_NO_UNIT_NAME" : null);
}

/** Whether a picked suggestion is still the address, and no part of it is missing. */
export function isComplete(values: AddressValues, picked: Taken, home: boolean): boolean {
  return firstMissing(values, home && picked.needsUnit) === null && fitsParts(values, picked.parts);
}

/** Whether the fields still match the picked suggestion. */
export function fitsParts(values: AddressValues, parts: KnownParts): boolean {
  return Object.entries(values).every(([name, value]) => parts[name] === undefined || parts[name] === value);
}

/** The parts of an address typed in one line, such as 'Torstraße 12, 10119 Berlin'; what is not found stays empty. */
export function addressOfLine(text: string, country: string): AddressValues {
  const line = text.trim();
  const [, before, zip = "", after] = /^(?:(.*?)[\s,]+)?(\d{4,5})[\s,]+(\D.*)$/u.exec(line) ?? [];
  const [, first = line, last = ""] = /^(.*?),\s*([^,]*)$/u.exec(line) ?? [];
  const [street, city] = after === undefined ? [first, last] : [before ?? "", after];
  return { ...addressValues(undefined, country), ...(splitLine(street) ?? { street }), zip, city: city.trim() };
}

/** Street and house number of a line such as 'Torstraße 12 a'; null if the line does not end with a number. */
export function splitLine(line: string): { street: string; streetNumber: string } | null {
  const [, street, streetNumber] =
    /^(.*\p{L}.*?)\s+(\d{1,4}(?:\s?[a-z])?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)*)$/iu.exec(line.trim()) ?? [];
  return street && streetNumber ? { street, streetNumber } : null;
}
