import { plainLetters } from "./plain-letters.ts";

/** A street in the form in which it is searched: 'Straße', 'Strasse' and 'Str.' are one, and spaces do not count. */
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

/** A street with what people make short written out: for comparing two, letter by letter. */
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

/** A place as it is searched: its plain letters, 'Sankt' made short as on most signs, its name abroad replaced. */
export function cityKey(city: string): string {
  const key = plainLetters(city).replace(/\bsankt\b/g, "st");
  return cityNames.get(key) ?? key;
}
