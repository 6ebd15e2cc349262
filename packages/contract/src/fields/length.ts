import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";

interface Refusal {
  error: ErrorCode;
  /** Whether later checks are skipped. */
  abort?: boolean;
}

/** At least `least` characters or items. */
export function minLength(least: number, refusal: Refusal) {
  return skipOtherTypes(z.minLength(least, refusal));
}

/** At most `most` characters or items. */
export function maxLength(most: number, refusal: Refusal) {
  return skipOtherTypes(z.maxLength(most, refusal));
}

/**
 * Without this, zod would also compare the `length` of objects, and throw if that is an object itself. Like other checks,
 * it does not follow one that has ended the checking.
 */
function skipOtherTypes<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value, issues }) =>
    (typeof value === "string" || Array.isArray(value)) && issues.every((issue) => issue.continue === true);
  return check;
}
