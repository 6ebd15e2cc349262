import { addDays, type CalendarDate, countries, type Country, staffCountry } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";
import { startOfLocalDay } from "../rules/local-day.ts";

/** Whether an instant is on this day or later in the row's country; without a country, in that of the desk. */
export function isSince(at: Expression<Date>, day: CalendarDate, country?: Expression<Country>): RawBuilder<boolean> {
  const { first, start } = startsOf(day, country);
  // The first bound is a constant, so that an index can find the rows.
  return sql<boolean>`(${at} >= ${first} AND ${at} >= ${start})`;
}

/** Whether an instant is on this day or earlier in the row's country; without a country, in that of the desk. */
export function isUntil(at: Expression<Date>, day: CalendarDate, country?: Expression<Country>): RawBuilder<boolean> {
  const { last, start } = startsOf(addDays(day, 1), country);
  return sql<boolean>`(${at} < ${last} AND ${at} < ${start})`;
}

/** When a day begins: in the row's country, in the first of all countries, and in the last. */
function startsOf(day: CalendarDate, country: Expression<Country> | undefined) {
  const starts = (country ? countries : [staffCountry]).map((name) => ({ name, at: startOfLocalDay(name, day) }));
  const times = starts.map(({ at }) => at.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  if (!country) return { first, last, start: sql`${first}::timestamptz` };
  const cases = starts.map(({ name, at }) => sql`WHEN ${sql.lit(name)} THEN ${at}::timestamptz`);
  return { first, last, start: sql`CASE ${country} ${sql.join(cases, sql` `)} END` };
}
