import { normalise } from "@kautia/contract";

/** Groups digits while they are typed and keeps the caret in place. */

export interface Typed {
  text: string;
  /** The caret's index in `text`. */
  caret: number;
}

/** The digits of a text as 0 to 9. Some keyboards and copied texts have full-width, Arabic or Persian ones. */
export function digitsOf(text: string): string {
  const western = normalise(text, "NFKC").replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
  return western.replace(/\D/g, "");
}

/**
 * Formats the digits after each key. Counts the digits before the caret, so that a correction in the middle does not
 * move the caret to the end. At the end the caret goes after an added separator, ready for the next digit.
 */
export function layOut(typed: Typed, layout: (digits: string) => string, longest: number): Typed {
  const digits = digitsOf(typed.text).slice(0, longest);
  const before = Math.min(digitsOf(typed.text.slice(0, typed.caret)).length, digits.length);
  const text = layout(digits);
  return { text, caret: before === digits.length ? text.length : placeAfter(text, before) };
}

/** The index in `text` right after its `count`th digit. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen++;
  }
  return text.length;
}
