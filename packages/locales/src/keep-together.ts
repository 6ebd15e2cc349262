const blank = "\u00a0";
const joiner = "\u2060";

/** The sign or word that cites a part of a law, and the space before its number or letter: '§ 15', 'Abs. 1 Buchst. b'. */
const mark = /(§|\bsections?|\b(?:Art|Abs|Nr|Buchst)\.) (?=\d|[a-z]\b)/g;

/** The space between a number or letter and the law or currency after it: '15 VersVermV', 'b DSGVO', '500 EUR'. */
const beforeCapitals = /(\d[a-z]?|\b[a-z]) (?=\p{Lu}\p{L}*\p{Lu})/gu;

/** An abbreviation of several letters, as in 'z. B.' or 'Versicherungsombudsmann e. V.'. */
const abbreviation = /\b(\p{L}\.) (?=\p{L}\.)/gu;

/** The digit and the space of '14 Tagen', '14 days' or '70,50 €'. Without a lookbehind, which Safari 15 cannot parse. */
const beforeUnit =
  /(\d) (?=[€%]|(?:(?:Werkt|T)ag(?:en?)?|Wochen?|Monat(?:en?)?|Jahr(?:en?)?|Stunden?|Minuten?|Ziffern?|Euro|(?:day|week|month|year|hour|minute|digit)s?)(?!\p{L}))/gu;

/** The space between day and month in '2. Januar 2027' or '2 January 2027'. */
const beforeMonth = /(\b\d{1,2}\.?) (?=\p{Lu}\p{Ll}+ \d{4}\b)/gu;

/** The spaces before the house number and after the postcode in 'Stubenring 1, 1010 Wien'. */
const houseNumber = /(\p{L}\.?) (?=\d+(?: ?[a-z])?, \d{4,5} \p{Lu})/gu;
const postcode = /(\b\d{4,5}) (?=\p{Lu}\p{Ll})/gu;

/** No line ends within an abbreviation, a date, or the citation of a law, or between a number and what it counts. */
export function keepNumbersTogether(text: string): string {
  return [mark, beforeCapitals, abbreviation, beforeUnit, beforeMonth, houseNumber, postcode].reduce(
    (kept, pattern) => kept.replace(pattern, `$1${blank}`),
    text,
  );
}

/** The same for a sentence on a page, within 'E-Mail' too. Labels that start with 'E-Mail' stay as they are typed. */
export function keepWordsTogether(text: string): string {
  return keepNumbersTogether(text.replace(/(\s)E-(?=Mail)/g, `$1E-${joiner}`));
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
