/** Digits typed in groups, with the caret kept where the person has it. */

export interface Typed {
  text: string;
  /** The caret's place in `text`, counted in characters. */
  caret: number;
}

/** The digits of a text; Arabic-Indic and full-width ones come from some keyboards and copied texts. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/**
 * Lays digits out anew after each key. The caret is kept by counting the digits before it, so that correcting in the
 * middle does not throw it to the end. At the end it stands behind a separator that was added, ready for the next digit.
 */
export function layOut(typed: Typed, layout: (digits: string) => string, longest: number): Typed {
  const digits = digitsOf(typed.text).slice(0, longest);
  const before = Math.min(digitsOf(typed.text.slice(0, typed.caret)).length, digits.length);
  const text = layout(digits);
  return { text, caret: before === digits.length ? text.length : placeAfter(text, before) };
}

/** The place in `text` right behind its `count`th digit. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen++;
  }
  return text.length;
}
