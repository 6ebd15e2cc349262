const letter = String.raw`(?:\s?[a-z](?![\p{L}\d]|/o\s))?`;
const first = String.raw`\d{1,4}(?:\s?[½¼¾⅓⅔]|\s[123]/[234](?![\d/]))?${letter}`;
/** The rest of '12-14', '12a-c', '7/II/9', '15-17/R4'. One letter is read in one way only: two would take exponential time. */
const more = String.raw`(?:\s?[-/+&]\s?(?:\d{1,4}[½¼¾⅓⅔]?${letter}|[IVX]{2,5}|[a-z]\d{0,3})(?![\p{L}\d]))*`;
const months =
  "jan(?:uar)?|jänner|feb(?:ruar)?|märz|april|mai|juni|juli|august|sept(?:ember)?|oktober|november|dezember";
const notDate = String.raw`(?![\p{L}\d]|\.\s?[\p{L}\d]|\s(?:${months})(?!\p{L}))`;

const numbers = new RegExp(String.raw`(^|[^\p{L}\d])(${first}${more})${notDate}`, "giu");
const onlyNumber = new RegExp(String.raw`^${first}${more}\.?$`, "iu");

export interface FoundNumber {
  before: string;
  number: string;
  after: string;
}

/** The parts of a text that can be a house number, with what is before and after: '12', '12 a', '10½', '7/II/9'. */
export function findHouseNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(numbers)].map(({ index, 1: sign = "", 2: number = "" }) => {
    const at = index + sign.length;
    return { before: text.slice(0, at), number: tidyNumber(number), after: text.slice(at + number.length) };
  });
}

export function isHouseNumber(text: string): boolean {
  return onlyNumber.test(text);
}

/** '12 a' is '12a' and '12 - 14' is '12-14', but '10 1/2' keeps its blank. */
export function tidyNumber(text: string): string {
  // oxlint-disable-next-line regexp/no-super-linear-move -- at most 120 characters (maxAddressQueryLength)
  const joined = text.replace(/\s+(?!\d)/g, "");
  return joined.replace(/([-/+&])\s+/g, "$1").replace(/\.$/, "");
}
