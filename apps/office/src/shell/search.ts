import * as z from "zod/mini";

/** A value that a page reads from its address. What does not fit the schema is left out. */
export function inAddress<Schema extends z.ZodMiniType>(schema: Schema) {
  // oxlint-disable-next-line promise/valid-params -- this is no promise
  return z.catch(z.optional(schema), undefined);
}

export const anyText = inAddress(z.string().check(z.minLength(1)));
export const pageNumber = inAddress(z.string().check(z.regex(/^[1-9]\d{0,3}$/)));

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return inAddress(z.enum(values));
}

/** The details that can be open on a page: a file or table, and an entry of the timeline. */
export const openedDetails = { show: anyText, entry: anyText };
