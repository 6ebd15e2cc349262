import { countryFacts, foldLookAlikes, normalise, type PostalAddress } from "@kautia/contract";
import type { HomeKeys } from "../../platform/database/column-types.ts";

/** Additions to the name of a place are optional: 'am Main', ', Leopoldstadt', '(Oder)'. */
// oxlint-disable-next-line regexp/no-super-linear-move -- with `s`, `.*$` always matches
const cityAddition = /[,/(].*$|\s(an|am|a\.|bei|b\.|im|in|i\.|ob|vor)(\s|[a-z]\.).*$/s;
const floors: readonly (readonly [RegExp, string])[] = [
  [/obergeschoss|stockwerk|stock|etage/g, "og"],
  [/erdgeschoss/g, "eg"],
  [/dachgeschoss/g, "dg"],
];
const sides = new Map([
  ["links", "li"],
  ["rechts", "re"],
]);
const wordsForHome = new Set([
  "top",
  "tuer",
  "wohnung",
  "whg",
  "apartment",
  "app",
  "apt",
  "nummer",
  "nr",
  "wohnungsnummer",
]);

/** Two addresses are the same building, or the same home in it, if their keys are equal (docs/addresses.md, 'The same home'). */
export function homeKeys(address: PostalAddress): HomeKeys {
  const { country, zip, city, street, streetNumber } = address;
  // oxlint-disable-next-line regexp/no-super-linear-move -- with `s`, `.*$` always matches
  const number = doorInNumber(address) ? streetNumber.replace(/\/.*$/s, "") : streetNumber;
  const parts = [
    country,
    zip,
    plain(city)
      .replace(cityAddition, "")
      .replace(/[^a-z0-9]/g, ""),
    plain(street)
      .replaceAll("strasse", "str")
      .replace(/[^a-z0-9]/g, ""),
    plain(number).replace(/[^a-z0-9/-]/g, ""),
  ];
  return { building: parts.join("|"), unit: unitKey(address) };
}

/** Null if the address names no door. */
function unitKey(address: PostalAddress): string | null {
  const door = plain([doorInNumber(address), address.unitName].filter(Boolean).join("/"));
  const short = floors.reduce((text, [long, abbreviation]) => text.replace(long, abbreviation), door);
  const words = short
    .split(/([\p{L}\p{N}_]+)/u)
    .map((word) => (wordsForHome.has(word) ? "" : (sides.get(word) ?? word)))
    .join("");
  // 'Top' alone is a name too.
  return joinWords(words) || joinWords(door) || null;
}

/** In some countries the street number may contain the door: '3/2/14' is door '2/14' of number 3. */
function doorInNumber({ country, streetNumber }: PostalAddress): string {
  return countryFacts[country].doorInStreetNumber ? streetNumber.split("/").slice(1).join("/") : "";
}

function joinWords(text: string): string {
  return text.replace(/[^a-z0-9]+/g, "/").replace(/^\/|\/$/g, "");
}

const spellings: Record<string, string> = { Ä: "ae", ä: "ae", Ö: "oe", ö: "oe", Ü: "ue", ü: "ue", ẞ: "ss", ß: "ss" };

/**
 * Without accents, capitals and letters of other scripts that look like ours; unlike `plainLetters`, with punctuation
 * and spaces.
 */
function plain(text: string): string {
  const spelt = normalise(text).replace(/[ÄäÖöÜüẞß]/g, (letter) => spellings[letter] ?? letter);
  const bare = normalise(spelt, "NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return foldLookAlikes(bare);
}
