import { type Country, defaultCountry, findCountry, type PostalAddress, readAddressLine } from "@kautia/contract";
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

/** The server says which part is wrong (docs/decisions.md). The general text of ADDRESS_NOT_EXISTS is about the house number. */
export const addressWords = {
  street: { ADDRESS_NOT_EXISTS: "validation.street" },
  zip: { FIELD_INVALID: "validation.zip", ADDRESS_NOT_EXISTS: "validation.zipOfPlace" },
} as const;

/** If street and number are missing, one sentence asks for both. */
export function wordsOf({ streetNumber }: Pick<AddressValues, "streetNumber">) {
  if (streetNumber.trim() !== "") return addressWords;
  return { ...addressWords, street: { ...addressWords.street, ADDRESS_HAS_NO_STREET: "validation.address" } } as const;
}

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

const unitCode = ["unitName", "ADDRESS_HAS_NO_UNIT_NAME"] as const;

/** The first missing part with its error code; undefined if none is missing. */
function firstMissing(values: AddressValues, needsUnit = false) {
  return [...codes, ...(needsUnit ? [unitCode] : [])].find(([part]) => values[part].trim() === "");
}

/** The error code of the first missing part; undefined if none is missing. */
export function codeOfMissing(values: AddressValues, needsUnit = false) {
  return firstMissing(values, needsUnit)?.[1];
}

/** The part of a picked suggestion that is missing or cannot be right; undefined if there is none. */
export function openPart(values: AddressValues, picked: Taken, home: boolean) {
  return firstMissing(values, home && picked.needsUnit)?.[0] ?? wrongPart(values, picked);
}

/** Whether a picked suggestion is still the address, and no part of it is missing. */
export function isComplete(values: AddressValues, picked: Taken, home: boolean): boolean {
  return openPart(values, picked, home) === undefined && fitsParts(values, picked.parts);
}

/** Whether the fields have this address, with any door or floor. */
export function isSameHouse(values: AddressValues, address: PostalAddress): boolean {
  const whole = addressValues(address, values.country);
  return addressParts.every((part) => part === "unitName" || values[part] === whole[part]);
}

/** The part of a picked suggestion that cannot be right, as long as it is unchanged. */
export function wrongPart(values: AddressValues, { wrong, parts }: Taken) {
  return addressParts.find((part) => part === wrong && values[part] === (parts[part] ?? ""));
}

/** Whether the fields still match the picked suggestion. */
export function fitsParts(values: AddressValues, parts: KnownParts): boolean {
  return Object.entries(values).every(([name, value]) => parts[name] === undefined || parts[name] === value);
}

/** The parts of an address typed in one line, such as 'Torstraße 12, 10119 Berlin'; what is not found stays empty. */
export function addressOfLine(text: string, country: string): AddressValues {
  const { street, streetNumber, unitName, zip, city, country: told } = readAddressLine(text, countryOf(country));
  const isOnlyStreet = street === null && zip === null && streetNumber === null;
  return {
    street: (isOnlyStreet ? city : street) ?? "",
    streetNumber: streetNumber ?? "",
    unitName: unitName ?? "",
    zip: zip ?? "",
    city: (isOnlyStreet ? null : city) ?? "",
    country: told ?? country,
  };
}

/** The parts of a line with street and house number, such as 'Torstraße 12'; null if it is not clear what they are. */
export function partsOfLine(text: string, country: string): Partial<AddressValues> | null {
  const { asTyped, ...parts } = readAddressLine(text, countryOf(country));
  return asTyped || parts.street === null || parts.streetNumber === null ? null : knownParts(parts);
}

/** The zip and the city typed into the field of the zip, such as 'A-1020 Wien'; null if it is no more than a zip. */
export function zipAndCity(text: string, country: string): Partial<AddressValues> | null {
  const { zip, city, country: told, ...others } = readAddressLine(text, countryOf(country));
  const isMore = others.asTyped || others.street !== null || others.streetNumber !== null;
  return isMore || zip === null || (city === null && told === null) ? null : knownParts({ zip, city, country: told });
}

/**
 * The picked address with what the suggestion leaves out of the typed line: the door, and the rest of a house number of
 * which the source knows only the beginning ('12a' of '12a-c').
 */
export function withTypedParts(parts: KnownParts, line: string, country: string): KnownParts {
  const typed = partsOfLine(line, country);
  const { streetNumber = "", unitName } = typed ?? {};
  const known = parts["streetNumber"] ?? "";
  const isLonger = streetNumber.startsWith(known) && /^(?:\D|$)/.test(streetNumber.slice(known.length));
  return {
    ...parts,
    ...(parts["street"] && streetNumber && (known === "" || isLonger) && { streetNumber }),
    ...(parts["unitName"] === undefined && unitName && { unitName }),
  };
}

function knownParts(parts: Partial<Record<keyof AddressValues, string | null>>): Partial<AddressValues> {
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function countryOf(value: string): Country {
  return findCountry(value) ?? defaultCountry;
}
