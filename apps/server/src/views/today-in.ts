import { countries, type Country } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";
import { localDay } from "../platform/rules/local-day.ts";

/** Today in a country. */
export function todayIn(country: Expression<Country>, now: Date): RawBuilder<string> {
  const days = countries.map((item) => sql`WHEN ${sql.lit(item)} THEN ${localDay(item, now)}::date`);
  return sql<string>`CASE ${country} ${sql.join(days, sql` `)} END`;
}
