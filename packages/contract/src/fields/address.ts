import * as z from "zod/mini";
import { countries, countryFacts, isZipOf } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { missingOrWrong, oneOf, optionalText, requiredText } from "./text.ts";
import { minLength } from "./length.ts";
import { cleanLine, cleanPasted } from "./pasted.ts";

const prefixes = countries.flatMap((country) => countryFacts[country].zip.prefixes).join("|");
const beforeZip = new RegExp(String.raw`^(?:PLZ[\s:]*)?(?:(?:${prefixes})[\s-]*)?(?=\d)`, "i");

/** The zip without what people write around it: 'A-1020', 'D 10115', 'AT-1020', 'PLZ 10115', '10 115', '10115,'. */
export function plainZip(typed: string): string {
  const zip = cleanPasted(typed).replace(beforeZip, "");
  return /^[\d\s.,]+$/.test(zip) ? zip.replace(/\D/g, "") : zip;
}

/** '1020 Wien' in the field of the zip, if the place is the same as in its own field. */
function withoutCity(zip: string, city: string): string {
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- at most 200 characters, a zip's own limit
  const [, digits, rest] = /^(\d+)[\s,]+(\D.*)$/.exec(zip) ?? [];
  return digits && rest?.toLowerCase() === city.toLowerCase() ? digits : zip;
}

/** A zip that fits no place is reported together with the parts that are missing. */
const goesOn = true;

/**
 * A postal address; each missing part has its own code. Source: specification §3 and §8, `unitName`: wire decisions.
 */
export const postalAddress = z
  .object({
    street: requiredText(200, "ADDRESS_HAS_NO_STREET", { goesOn, clean: cleanLine }),
    streetNumber: requiredText(30, "ADDRESS_HAS_NO_STREET_NUMBER", { goesOn, clean: cleanPasted }),
    zip: requiredText(200, "ADDRESS_HAS_NO_ZIP", { goesOn, clean: plainZip }),
    city: requiredText(200, "ADDRESS_HAS_NO_CITY", { goesOn, clean: cleanLine }),
    country: z.pipe(
      z
        .string({ error: missingOrWrong("ADDRESS_HAS_NO_COUNTRY") })
        .check(minLength(1, { error: "ADDRESS_HAS_NO_COUNTRY", abort: true }), z.toLowerCase()),
      oneOf(countries),
    ),
    /** Door, staircase or floor; null if the building has only one home. */
    unitName: optionalText(60, cleanLine),
  })
  .check((payload) => {
    const { country, city } = payload.value;
    const zip = withoutCity(payload.value.zip, city);
    payload.value.zip = zip;
    if (zip === "" || isZipOf(country, zip)) return;
    payload.issues.push({ code: "custom", message: "FIELD_INVALID", path: ["zip"], input: zip });
  });
export type PostalAddress = z.infer<typeof postalAddress>;

/** The suggestion that the tenant picked. */
export const suggestionAddress = z.object({ placeId: requiredText(500), title: requiredText(500) });
export type SuggestionAddress = z.infer<typeof suggestionAddress>;

/** An address in a save call. */
export const addressInput = z.object({
  address: postalAddress,
  suggestSession: z.nullish(z.string()),
  suggestionAddress: z.nullish(suggestionAddress),
});

/** An address in the record, with the one-line form made by the server. */
export const addressAnswer = z.object({
  address: z.object({
    street: z.string(),
    streetNumber: z.string(),
    zip: z.string(),
    city: z.string(),
    country: oneOf(countries),
    unitName: z.nullable(z.string()),
  }),
  fullAddress: z.string(),
  suggestionAddress: z.nullable(suggestionAddress),
});
export type AddressAnswer = z.infer<typeof addressAnswer>;

/** Whether an address names its door; in some countries it may follow the house number: '12/3/45'. */
export function namesUnit({ unitName, streetNumber, country }: PostalAddress): boolean {
  return Boolean(unitName) || (countryFacts[country].doorInStreetNumber && streetNumber.includes("/"));
}

/** The address in one line: 'Torstraße 12, Top 4, 10119 Berlin'. */
export function fullAddress(address: Omit<PostalAddress, "country">): string {
  const { street, streetNumber, unitName, zip, city } = address;
  return [`${street} ${streetNumber}`, unitName, `${zip} ${city}`].filter(Boolean).join(", ");
}

/** How an address can be refused. */
export const addressErrors: readonly ErrorCode[] = [
  "ADDRESS_HAS_NO_STREET",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_HAS_NO_ZIP",
  "ADDRESS_HAS_NO_CITY",
  "ADDRESS_HAS_NO_COUNTRY",
  "ADDRESS_HAS_NO_UNIT_NAME",
  "ADDRESS_NOT_EXISTS",
];
