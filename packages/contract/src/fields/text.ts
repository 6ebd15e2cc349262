import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { maxNameLength } from "../limits.ts";
import { maxLength, minLength } from "./length.ts";
import { normalise } from "./normalise.ts";

/** Zero-width space, word joiner, byte order mark and soft hyphen. Some languages need the other joiners between letters. */
const invisible = /[\u200B\u2060\uFEFF\u00AD]/g;

/** Each of these shows nothing, alone or together: blanks, marks without a letter, fillers, direction controls. */
const blank = /^[\s\p{Z}\p{M}\p{Cf}\p{DI}\u2800]*$/u;

/** More marks than any script puts on a letter. They would cover the lines above and below. */
const pile = /(\p{M}{4})\p{M}+/gu;

/** Two letters in one character, as PDFs and some keyboards have them: 'ﬁ', 'Ǆ', 'ĳ'. */
const joinedLetters = /[\u0132\u0133\u0149\u01C4-\u01CC\u01F1-\u01F3\uFB00-\uFB06]/g;

/** Tabs, spaces that keep words together or have a width of their own, and separators of lines and paragraphs. */
const otherSpaces = /[\t\p{Z}]/gu;

/**
 * Trims, normalises to NFC, so that an 'ü' typed in two ways is the same, splits joined letters, and removes invisible
 * characters and piles of marks. A text in which nothing can be seen is empty. Source: wire decisions, "General".
 */
export function normaliseText(value: string): string {
  const visible = value
    .replace(invisible, "")
    .replace(pile, "$1")
    .replace(joinedLetters, (letters) => normalise(letters, "NFKC"));
  return blank.test(visible) ? "" : normalise(visible).trim();
}

/** Like `normaliseText`, with plain spaces only. */
export function normaliseLine(value: string): string {
  return normaliseText(value.replace(otherSpaces, " "));
}

// No text needs control characters or lone surrogates, and PostgreSQL cannot store NUL or lone surrogates.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const multipleLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** The code of a value that is no text: `missing` if it is absent, otherwise FIELD_INVALID. */
export function missingOrWrong(missing: ErrorCode) {
  return ({ input }: { input?: unknown }): ErrorCode =>
    input === undefined || input === null ? missing : "FIELD_INVALID";
}

interface TextRules {
  /** Makes the text that is checked and stored. */
  clean?: (typed: string) => string;
  tooLong?: ErrorCode;
  /** Whether the error names `longest`. */
  namesLimit?: boolean;
  /** The error code if the text is absent. */
  missing?: ErrorCode;
}

/**
 * The beginning of every text in a request: refuses one that cannot have at most `longest` characters before it is cleaned,
 * so that no work is done on it. Twice the length is accepted, because a letter may be typed as two characters, and
 * cleaning removes copied blanks and invisible characters.
 */
export function typedText(
  longest: number,
  { clean = normaliseLine, tooLong = "FIELD_INVALID", namesLimit = false, missing }: TextRules = {},
) {
  const text = missing === undefined ? z.string() : z.string({ error: missingOrWrong(missing) });
  const most = Math.max(2 * longest, 100);
  const params = namesLimit ? { maxLength: longest } : {};
  return text.check(
    z.refine(({ length }) => length <= most, { error: tooLong, abort: true, params }),
    z.overwrite(clean),
  );
}

/**
 * A required line of text, 1 to `longest` characters; `missing` is the error code if it is absent or empty. With
 * `goesOn`, an empty text does not keep the other parts of its object from being checked against each other.
 */
export function requiredText(
  longest: number = maxNameLength,
  missing: ErrorCode = "FIELD_REQUIRED",
  { goesOn = false, clean = normaliseLine }: { goesOn?: boolean; clean?: TextRules["clean"] } = {},
) {
  return typedText(longest, { missing, clean, namesLimit: true }).check(
    minLength(1, { error: missing, abort: !goesOn }),
    maxLength(longest, { error: "FIELD_INVALID", abort: true }),
    z.regex(oneLine, { error: "FIELD_INVALID" }),
  );
}

/** An optional line of text. Empty becomes null. */
export function optionalText(longest: number = maxNameLength, clean = normaliseLine) {
  const text = typedText(longest, { clean, namesLimit: true }).check(
    maxLength(longest, { error: "FIELD_INVALID", abort: true }),
    z.regex(oneLine, { error: "FIELD_INVALID" }),
  );
  return z.pipe(
    z.nullish(text),
    z.transform((value) => (value ? value : null)),
  );
}

/** A required text of several lines. */
export function requiredLines(longest: number) {
  return typedText(longest, { clean: normaliseText, namesLimit: true }).check(
    minLength(1, { error: "FIELD_REQUIRED", abort: true }),
    maxLength(longest, { error: "FIELD_INVALID", abort: true }),
    z.regex(multipleLines, { error: "FIELD_INVALID" }),
  );
}

/** Optional text of several lines. Empty becomes null. */
export function optionalLines(longest: number) {
  const lines = typedText(longest, { clean: normaliseText, namesLimit: true }).check(
    maxLength(longest, { error: "FIELD_INVALID", abort: true }),
    z.regex(multipleLines, { error: "FIELD_INVALID" }),
  );
  return z.pipe(
    z.nullish(lines),
    z.transform((value) => (value ? value : null)),
  );
}

/** A value of an enumeration. Other values are FIELD_INVALID, a missing one is FIELD_REQUIRED. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: "FIELD_INVALID" });
}
