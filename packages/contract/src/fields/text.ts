import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { longestName } from "../limits.ts";

/** Trims and normalises to NFC, so that 'ü' typed in two ways is one 'ü'. Source: wire decisions, "General". */
export function normaliseText(value: string): string {
  return value.normalize("NFC").trim();
}

// Control characters and halves of a surrogate pair never belong to a name, and PostgreSQL can hold neither NUL nor the latter.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** A required line of text, 1 to `longest` characters; `missing` is the code when it is absent or empty. */
export function requiredText(longest: number = longestName, missing: ErrorCode = "FIELD_REQUIRED") {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(normaliseText),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(longest, { error: "FIELD_INVALID", abort: true }),
      z.regex(oneLine, { error: "FIELD_INVALID" }),
    );
}

/** A line of text that may be left out, null or empty; an empty one is null. */
export function optionalText(longest: number = longestName) {
  const text = z
    .string()
    .check(
      z.overwrite(normaliseText),
      z.maxLength(longest, { error: "FIELD_INVALID", abort: true }),
      z.regex(oneLine, { error: "FIELD_INVALID" }),
    );
  return z.pipe(
    z.nullish(text),
    z.transform((value) => (value ? value : null)),
  );
}

/** A required text of several lines. */
export function requiredLines(longest: number) {
  return z
    .string()
    .check(
      z.overwrite(normaliseText),
      z.minLength(1, { error: "FIELD_REQUIRED", abort: true }),
      z.maxLength(longest, { error: "FIELD_INVALID", abort: true }),
      z.regex(manyLines, { error: "FIELD_INVALID" }),
    );
}

/** Lines of text that may be left out, null or empty; empty ones are null. */
export function optionalLines(longest: number) {
  const lines = z
    .string()
    .check(
      z.overwrite(normaliseText),
      z.maxLength(longest, { error: "FIELD_INVALID", abort: true }),
      z.regex(manyLines, { error: "FIELD_INVALID" }),
    );
  return z.pipe(
    z.nullish(lines),
    z.transform((value) => (value ? value : null)),
  );
}

/** A value of an enumeration; anything else is FIELD_INVALID, nothing at all FIELD_REQUIRED. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: "FIELD_INVALID" });
}
