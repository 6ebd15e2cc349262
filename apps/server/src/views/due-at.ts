import { type Country, staffCountry } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";
import { startOfDayIn, timeZoneIn } from "../platform/database/by-country.ts";

/**
 * When work is due that has waited since this instant: the last second of the promised working day in the row's country
 * (`dueAt` of the desk's rules). Without a country, in that of the desk.
 */
export function dueAfter(from: Expression<Date>, workingDays: number, country?: Expression<Country>): RawBuilder<Date> {
  const home = country ?? sql<Country>`${sql.lit(staffCountry)}`;
  // The day from which whole weeks are counted: itself, or the Friday before a weekend.
  const counted = sql`(day - (weekday - least(weekday, 5)))`;
  const weekends = sql`2 * ((least(weekday, 5) - 1 + days) / 5)`;
  const last = sql`(SELECT ${counted} + days + ${weekends}
    FROM (SELECT day, extract(isodow FROM day)::int AS weekday, ${sql.lit(workingDays)} AS days
      FROM (SELECT (${from} AT TIME ZONE ${timeZoneIn(home)})::date AS day) AS local) AS since)`;
  return sql<Date>`(${startOfDayIn(home, sql`${last} + 1`)} - interval '1 second')`;
}

/** The due date for sorting in a direction: what is not due comes last in both. */
export function dueInOrder(due: Expression<Date | null>, direction: "asc" | "desc"): RawBuilder<Date> {
  return sql<Date>`coalesce(${due}, ${sql.lit(direction === "asc" ? "infinity" : "-infinity")}::timestamptz)`;
}
