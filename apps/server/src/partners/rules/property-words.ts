import type { PostalAddress } from "@kautia/contract";
import { plainLetters } from "../../addresses/rules/plain-letters.ts";
import { cityKey } from "../../addresses/rules/street-key.ts";

const maxWords = 12;

/** All search words of a home. 'Torstr. 12a' is found by 'torstr', 'tor strasse', '12' and '12 a'. */
export function propertyWords({ street, streetNumber, unitName, zip, city }: PostalAddress): string[] {
  const ofStreet = splitWords(street).map((word) => word.replace(/str$/, "strasse"));
  const ofNumber = splitWords(streetNumber);
  return [
    ...new Set([
      ...ofStreet,
      ofStreet.join(""),
      ...(ofStreet.some((word) => word.endsWith("strasse")) ? ["strasse"] : []),
      ...ofNumber,
      ofNumber.join(""),
      ...ofNumber.flatMap((word) => word.match(/\d+|[a-z]+/g) ?? []),
      ...splitWords(unitName ?? ""),
      zip,
      ...splitWords(city),
      ...cityKey(city).split(" "),
    ]),
  ].filter(Boolean);
}

/** The words to search for; may be empty. */
export function queryWords(typed: string): string[] {
  const words = splitWords(typed).map((word) => cityKey(word));
  return [...new Set(words)].slice(0, maxWords);
}

function splitWords(text: string): string[] {
  return plainLetters(text)
    .split(" ")
    .filter((word) => word !== "");
}
