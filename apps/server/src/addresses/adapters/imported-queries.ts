import type { Sql } from "../../platform/database/connection.ts";

export interface ImportedRow {
  zip: string;
  city: string;
  street: string | null;
  street_key: string | null;
}

/*
 * Keys contain only a-z, 0-9 and spaces, so '~' sorts after them, and unlike LIKE a range always uses the index. Hiding
 * a parameter in a SELECT makes PostgreSQL plan once for all values, which halves the cost.
 */
const country = "country = (SELECT $1::text)";
const begins = (column: string, value: string) =>
  `${column} ~>=~ (SELECT ${value}::text) AND ${column} ~<~ (SELECT ${value}::text || '~')`;
const bareBegins = (column: string, value: string) => `${column} ~>=~ ${value} AND ${column} ~<~ (${value} || '~')`;
const columns = "zip, city, street, street_key";

/* Preselects by length and letters, within the allowed errors (docs/decisions.md). The caller compares the rest. */
const similar = (size: string, letters: string, errors: string) => `(letters IS NULL OR (
  size BETWEEN ${size}::int - ${errors}::int AND ${size}::int + ${errors}::int
  AND bit_count((${letters}::int & ~letters)::bit(32)) <= ${errors}::int
  AND bit_count((letters & ~${letters}::int)::bit(32)) <= ${errors}::int))`;

const streetsAnywhere = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street WHERE ${country} AND ${begins("street_key", "$2")}
    ORDER BY street_key USING ~<~ LIMIT 100) AS first
  ORDER BY street_key, city, zip LIMIT 16`;

/** Streets with the prefix $3 in zips with the prefix $2. */
const streetsOfZips = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND ${bareBegins("zip", "$2")} AND ${bareBegins("street_key", "$3")} LIMIT 100) AS first`;

/** Streets with the prefix $3 in the zip $2; without any, similar streets ($4 length, $5 letters, $6 errors). */
const streetsOfZip = `
  WITH beginning AS MATERIALIZED (
    SELECT DISTINCT ${columns} FROM address_street
    WHERE ${country} AND zip = $2 AND ${begins("street_key", "$3")} LIMIT 200)
  SELECT * FROM beginning
  UNION ALL SELECT * FROM (
    SELECT DISTINCT ${columns} FROM address_street
    WHERE ${country} AND zip = $2 AND ${similar("$4", "$5", "$6")}) AS alike
  WHERE NOT EXISTS (SELECT FROM beginning)`;

/** As `streetsOfZip`, for the cities $2. Similar streets must start with the letter $7. */
const streetsOfCities = `
  WITH wanted AS MATERIALIZED (SELECT unnest((SELECT $2::text[])) AS key),
  beginning AS MATERIALIZED (
    SELECT DISTINCT ${columns} FROM wanted, LATERAL (
      SELECT ${columns} FROM address_street
      WHERE ${country} AND city_key = wanted.key AND ${begins("street_key", "$3")} LIMIT 200) AS near)
  SELECT * FROM beginning
  UNION ALL SELECT * FROM (
    SELECT DISTINCT ${columns} FROM wanted, LATERAL (
      SELECT ${columns} FROM address_street
      WHERE ${country} AND city_key = wanted.key AND ${begins("street_key", "$7")}
        AND ${similar("$4", "$5", "$6")}) AS near) AS alike
  WHERE NOT EXISTS (SELECT FROM beginning)`;

/** At most $3 cities with the prefix $2; without any, similar cities with the first letter $7, as in `streetsOfZip`. */
const matchingCities = `
  WITH beginning AS MATERIALIZED (
    SELECT city_key FROM address_city WHERE ${country} AND ${begins("city_key", "$2")}
    ORDER BY city_key USING ~<~ LIMIT $3::int)
  SELECT * FROM beginning
  UNION ALL SELECT city_key FROM address_city
  WHERE ${country} AND ${begins("city_key", "$7")} AND ${similar("$4", "$5", "$6")}
    AND NOT EXISTS (SELECT FROM beginning)`;

const placesByPrefix = `
  SELECT DISTINCT zip, city, NULL AS street, NULL AS street_key FROM address_place
  WHERE ${country} AND ${begins("zip", "$2")} AND ${begins("city_key", "$3")} ORDER BY city, zip LIMIT 16`;

const anyImported = `
  SELECT EXISTS (SELECT FROM address_street WHERE country = $1)
    OR EXISTS (SELECT FROM address_place WHERE country = $1) AS any`;

const zipKnown = `
  SELECT EXISTS (SELECT FROM address_place WHERE country = $1) AS any,
    EXISTS (SELECT FROM address_place WHERE country = $1 AND zip = $2) AS known`;

interface Rows {
  streetsAnywhere: ImportedRow;
  streetsOfZips: ImportedRow;
  streetsOfZip: ImportedRow;
  streetsOfCities: ImportedRow;
  matchingCities: { city_key: string };
  placesByPrefix: ImportedRow;
  anyImported: { any: boolean };
  zipKnown: { any: boolean; known: boolean };
}

const texts: Record<keyof Rows, string> = {
  streetsAnywhere,
  streetsOfZips,
  streetsOfZip,
  streetsOfCities,
  matchingCities,
  placesByPrefix,
  anyImported,
  zipKnown,
};

/** Runs one of the queries above, with the country as its first value. */
export function readImported<Query extends keyof Rows>(
  sql: Sql,
  query: Query,
  values: readonly unknown[],
): Promise<Rows[Query][]> {
  return sql.query<Rows[Query]>({ name: `address-${query}`, text: texts[query], values });
}
