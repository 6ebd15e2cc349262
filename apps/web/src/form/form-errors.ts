import type { FieldError } from "@kautia/contract";

/** An error at a field of the form, and who found it: an error of the server's is settled by the next save alone. */
export interface FormError extends FieldError {
  /** The form's field; null for what belongs to none. */
  field: string | null;
  from: "browser" | "server";
}

/**
 * Finds the field that an error's path (`phone.number`, `address.address.zip`) means. A field is named by the whole path,
 * by its beginning, or by its last part.
 */
export function fieldOfPath(path: string, fields: readonly string[]): string | null {
  const parts = path.split(".");
  const candidates = [path, parts[0], parts.at(-1)];
  return candidates.find((name) => name !== undefined && fields.includes(name)) ?? null;
}

export function toFormErrors(
  errors: readonly FieldError[],
  from: FormError["from"],
  fields: readonly string[],
): FormError[] {
  const seen = new Set<string>();
  return errors
    .map((error) => ({ ...error, from, field: fieldOfPath(error.path, fields) }))
    .filter(({ field }) => {
      // One thing to mend at a time: a phone without number and dial code is one field.
      if (field === null) return true;
      if (seen.has(field)) return false;
      seen.add(field);
      return true;
    });
}

/**
 * The errors left after a field was changed: what the browser finds at it now, and nothing of what the server said about
 * its old value. No new error appears at other fields while somebody types.
 */
export function mendErrors(shown: readonly FormError[], found: readonly FormError[], changed: string): FormError[] {
  return shown.flatMap((error) => {
    const still = found.filter((one) => one.field === error.field).slice(0, 1);
    if (error.from === "server") return error.field === changed ? [] : [error];
    return error.field === null ? [] : still;
  });
}
