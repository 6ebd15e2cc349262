import { plainLetters } from "./plain-letters.ts";

/** Search key of a street: 'Straße', 'Strasse' and 'Str.' are equal, spaces are removed. */
export function streetKey(street: string): string {
  return plainLetters(street).replaceAll("strasse", "str").replaceAll(" ", "");
}

const longForms = new Map([
  ["str", "strasse"],
  ["gr", "grosse"],
  ["kl", "kleine"],
  ["st", "sankt"],
  ["d", "der"],
  ["v", "von"],
  ["pl", "platz"],
]);

export function longStreetKey(street: string): string {
  const words = plainLetters(street).split(" ");
  return words
    .map((word) => longForms.get(word) ?? word)
    .join("")
    .replace(/str$/, "strasse");
}

const cityNames = new Map([
  ["vienna", "wien"],
  ["munich", "muenchen"],
  ["cologne", "koeln"],
]);

/** Search key of a place: plain letters, 'Sankt' as 'st', English names replaced by German ones. */
export function cityKey(city: string): string {
  const key = plainLetters(city).replace(/\bsankt\b/g, "st");
  return cityNames.get(key) ?? key;
}
