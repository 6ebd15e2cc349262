const blank = "\u00a0";
const joiner = "\u2060";

/** A paragraph that is cited with its law, '§ 15 VersVermV' or 'section 137g GewO'. */
const citation = /(§|\bsection|\bArt\.)\s(\d+[a-z]?)(?:\s(?=[A-Z]))?/g;

/** A registered association, as in 'Versicherungsombudsmann e. V.'. */
const association = /\be\. V\./g;

/** The digit and the space of '14 Tagen' or '14 days'. Without a lookbehind, which Safari 15 cannot parse. */
const beforeUnit =
  /(\d) (?=(?:(?:Werkt|T)ag(?:en?)?|Monat(?:en?)?|Jahr(?:en?)?|Stunden?|Minuten?|Ziffern?|(?:day|month|year|hour|minute|digit)s?)(?!\p{L}))/gu;

/**
 * A sentence has no line that ends within 'E-Mail', within 'e. V.', between a paragraph, its number and its law, or between
 * a number and its unit. Labels that start with 'E-Mail' stay as they are typed.
 */
export function keepWordsTogether(text: string): string {
  return text
    .replace(/(\s)E-(?=Mail)/g, `$1E-${joiner}`)
    .replace(citation, (words) => words.replace(/\s/g, blank))
    .replace(association, `e.${blank}V.`)
    .replace(beforeUnit, `$1${blank}`);
}

/** No line ends within a code such as '7K4M-Q2XD-5R8T-0WZA'. For reading only: the result contains invisible characters. */
export function keepCodeTogether(code: string): string {
  return code.replaceAll("-", `-${joiner}`);
}

/** Longer text may need more than the width of a phone. */
const longestUnbroken = 24;

export function fitsOneLine(text: string): boolean {
  return text.length <= longestUnbroken;
}

/**
 * Lines end only after the commas of an address, not within 'Torstraße 12' or '10119 Berlin'. Where a part is longer than a
 * line, its number still stays with the word beside it.
 */
export function keepAddressTogether(address: string): string {
  return address
    .split(", ")
    .map((part) => (fitsOneLine(part) ? part.replaceAll(" ", blank) : keepNumberBeside(part)))
    .join(", ");
}

/** A zip at the start with the next word, or a house number with the word before it. */
function keepNumberBeside(part: string): string {
  return part.replace(/^(\d+) /, `$1${blank}`).replace(/ (?=\d[^ ]*(?: [a-z])?$)/, blank);
}
