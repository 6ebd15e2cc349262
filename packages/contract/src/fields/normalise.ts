/**
 * More marks in a row than any writing has (Unicode's Stream-Safe Text Format, UAX #15). A Thai and a Lao vowel and
 * half-width Katakana marks are letters that become marks.
 */
const endlessMarks = /[\p{M}\u0E33\u0EB3\uFF9E\uFF9F]{31}/u;

/**
 * Normalises a text, in linear time. Unicode sorts the marks of a letter, which takes quadratic time in a long run of
 * them: a body of 100 kB would stop the server for seconds. So a text with such a run stays as it is.
 */
export function normalise(text: string, form: "NFC" | "NFD" | "NFKC" = "NFC"): string {
  return endlessMarks.test(text) ? text : text.normalize(form);
}
