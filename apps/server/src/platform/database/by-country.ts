import { countries, type Country, countryFacts } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";

/** The time zone of a country. */
export function timeZoneIn(country: Expression<Country>): RawBuilder<string> {
  const zones = countries.map((name) => sql`WHEN ${sql.lit(name)} THEN ${sql.lit(countryFacts[name].timeZone)}`);
  return sql<string>`CASE ${country} ${sql.join(zones, sql` `)} END`;
}

/** The instant at which a day begins in a country. */
export function startOfDayIn(country: Expression<Country>, day: Expression<unknown>): RawBuilder<Date> {
  return sql<Date>`(${day})::timestamp AT TIME ZONE ${timeZoneIn(country)}`;
}
