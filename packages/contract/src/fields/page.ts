import * as z from "zod/mini";
import { staffPageSize } from "../limits.ts";
import { calendarDate } from "./dates.ts";
import { oneOf } from "./text.ts";

/** A page number in a URL, starting at 1. Error: FIELD_INVALID. */
export const pageNumber = z._default(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: "FIELD_INVALID" })), z.transform(Number)),
  1,
);

/** The column that a list is sorted by, the greatest first if it begins with '-'. Without it, the list's usual order. */
export function listOrder<const Columns extends readonly string[]>(columns: Columns) {
  const backwards = columns.map((column): `-${Columns[number]}` => `-${column}`);
  return z.optional(oneOf<(Columns[number] | `-${Columns[number]}`)[]>([...columns, ...backwards]));
}

/** The first and the last day of a list's rows, both included, in the country of each row's home. */
export const dayRange = { from: z.optional(calendarDate), to: z.optional(calendarDate) };

/** One page of a list: its rows, and the number of rows in total. */
export function pageOf<Row extends z.core.$ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.number() });
}

/** The number of pages for `total` rows; at least one. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / staffPageSize));
}
