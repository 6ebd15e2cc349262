import { countries, type Country, countryFacts } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";

/** The instant at which a day begins in a country. */
export function startOfDayIn(country: Expression<Country>, day: Expression<unknown>): RawBuilder<Date> {
  const zones = countries.map((item) => sql`WHEN ${sql.lit(item)} THEN ${sql.lit(countryFacts[item].timeZone)}`);
  return sql<Date>`(${day})::timestamp AT TIME ZONE CASE ${country} ${sql.join(zones, sql` `)} END`;
}
