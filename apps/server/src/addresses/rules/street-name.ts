const longestName = 60;
const name = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
// 'bei' and 'c/o' introduce a person's name; 'Bei den Mühren' is a street.
const person = /\S\s+bei\s|(?<!\p{L})(?:z\.? ?Hd|Herrn?|Frau|Fam(?:ilie)?|Dr|Prof)(?!\p{L}|\.?-)/iu;

/** The name of a street as it is usually written; null for what may contain a house number or a person. */
export function streetName(typed: string): string | null {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text.length > longestName || !name.test(text) || person.test(text)) return null;
  const isShouted = text === text.toUpperCase() || text === text.toLowerCase();
  const cased = isShouted
    ? text.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
  return cased.replace(/(s)tr(?:\.|asse)?$/iu, "$1traße");
}
