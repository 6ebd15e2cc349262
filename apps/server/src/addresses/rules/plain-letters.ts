import { normalise } from "@kautia/contract";

/** 'Größe 5-7' becomes 'groesse 5 7'. The SQL function `plain_letters` differs: it keeps punctuation and spaces. */
export function plainLetters(text: string): string {
  const spelt = normalise(text)
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");
  return normalise(spelt, "NFD")
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? "" : " "))
    .trim();
}
