import type { PostalAddress } from "@kautia/contract";
import { plainLetters } from "../../addresses/rules/plain-letters.ts";
import { cityKey } from "../../addresses/rules/street-key.ts";

const mostWords = 12;

/** Every word by which a home is found, written out: 'Torstr. 12a' is found by 'torstr', 'tor strasse', '12' and '12 a'. */
export function propertyWords({ street, streetNumber, unitName, zip, city }: PostalAddress): string[] {
  const ofStreet = split(street).map((word) => word.replace(/str$/, "strasse"));
  const ofNumber = split(streetNumber);
  return [
    ...new Set([
      ...ofStreet,
      ofStreet.join(""),
      ...(ofStreet.some((word) => word.endsWith("strasse")) ? ["strasse"] : []),
      ...ofNumber,
      ofNumber.join(""),
      ...ofNumber.flatMap((word) => word.match(/\d+|[a-z]+/g) ?? []),
      ...split(unitName ?? ""),
      zip,
      ...split(city),
      ...cityKey(city).split(" "),
    ]),
  ].filter(Boolean);
}

/** What was typed, as words of the same kind; none where there is nothing to search by. */
export function queryWords(typed: string): string[] {
  const words = split(typed).map((word) => cityKey(word));
  return [...new Set(words)].slice(0, mostWords);
}

function split(text: string): string[] {
  return plainLetters(text)
    .split(" ")
    .filter((word) => word !== "");
}
