import type { FieldError } from "@kautia/contract";
import type { ShownError } from "@kautia/locales/format";

/** An error of a form. Only the next save can check an error of the server again. */
export interface FormError extends ShownError {
  /** The form's field; null if the error belongs to none. */
  field: string | null;
}

/**
 * Finds the field for an error's path (`phone.number`, `address.address.zip`, `change.phone.number`). A field matches the whole
 * path, its first part, its last part or one in between.
 */
export function fieldOfPath(path: string, fields: readonly string[]): string | null {
  const parts = path.split(".");
  const candidates = [path, parts[0], parts.at(-1), ...parts];
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
      // One error at a time: a phone without number and dial code is one field.
      if (field === null) return true;
      if (seen.has(field)) return false;
      seen.add(field);
      return true;
    });
}

/**
 * The errors to show after a field has changed. Errors of the browser are checked again. An error of the server
 * disappears when its field changes. No error appears at other fields while the visitor types.
 */
export function mendErrors(shown: readonly FormError[], found: readonly FormError[], changed: string): FormError[] {
  return shown.flatMap((error) => {
    const still = found.filter((formError) => formError.field === error.field).slice(0, 1);
    if (error.from === "server") return error.field === changed ? [] : [error];
    return error.field === null ? [] : still;
  });
}
