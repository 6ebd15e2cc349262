import { plainLetters } from "./plain-letters.ts";

/** A street in the form in which it is searched: 'Straße', 'Strasse' and 'Str.' are one, and spaces do not count. */
export function streetKey(street: string): string {
  return plainLetters(street).replaceAll("strasse", "str").replaceAll(" ", "");
}
