/** A place, with or without one of its streets. */
export interface ImportedRow {
  zip: string;
  city: string;
  street: string | null;
  street_key: string | null;
}

/*
 * The keys hold small letters, digits and spaces only, so '~' comes after all that begin alike. Ranges, unlike LIKE, use an index.
 * A parameter that PostgreSQL reads by a SELECT of its own is one whose value it does not plan for: a statement is then planned
 * once for all values, which costs less than half of asking. (Where a value decides which way is the shorter, it stands bare.)
 */
const country = "country = (SELECT $1::text)";
const begins = (column: string, value: string) =>
  `${column} ~>=~ (SELECT ${value}::text) AND ${column} ~<~ (SELECT ${value}::text || '~')`;
const bareBegins = (column: string, value: string) => `${column} ~>=~ ${value} AND ${column} ~<~ (${value} || '~')`;
const columns = "zip, city, street, street_key";

/*
 * What may be meant with some errors: as long as what was typed, and of the same letters, but for as many as there may be
 * errors. The few that are left are compared letter by letter.
 */
const similar = (size: string, letters: string, errors: string) => `(letters IS NULL OR (
  size BETWEEN ${size}::int - ${errors}::int AND ${size}::int + ${errors}::int
  AND bit_count((${letters}::int & ~letters)::bit(32)) <= ${errors}::int
  AND bit_count((letters & ~${letters}::int)::bit(32)) <= ${errors}::int))`;

/** Streets that begin as typed, anywhere. */
export const streetsAnywhere = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street WHERE ${country} AND ${begins("street_key", "$2")}
    ORDER BY street_key USING ~<~ LIMIT 100) AS first
  ORDER BY street_key, city, zip LIMIT 16`;

/** The streets of all zips that begin like $2 that begin like $3. */
export const streetsOfZips = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND ${bareBegins("zip", "$2")} AND ${bareBegins("street_key", "$3")} LIMIT 100) AS first`;

/** The streets of the zip $2 that begin like $3; where none does, those that may be meant: $4 to $6 their likeness. */
export const streetsOfZip = `
  WITH beginning AS MATERIALIZED (
    SELECT DISTINCT ${columns} FROM address_street
    WHERE ${country} AND zip = $2 AND ${begins("street_key", "$3")} LIMIT 200)
  SELECT * FROM beginning
  UNION ALL SELECT * FROM (
    SELECT DISTINCT ${columns} FROM address_street
    WHERE ${country} AND zip = $2 AND ${similar("$4", "$5", "$6")}) AS alike
  WHERE NOT EXISTS (SELECT FROM beginning)`;

/** The same of some places, $2; those that may be meant begin with the same letter, $7. */
export const streetsOfCities = `
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

/**
 * Places that begin like $2, at most $3; where none does, those with the same first letter, $7, that may be meant: $4 to $6 their
 * likeness.
 */
export const citiesMeant = `
  WITH beginning AS MATERIALIZED (
    SELECT city_key FROM address_city WHERE ${country} AND ${begins("city_key", "$2")}
    ORDER BY city_key USING ~<~ LIMIT $3::int)
  SELECT * FROM beginning
  UNION ALL SELECT city_key FROM address_city
  WHERE ${country} AND ${begins("city_key", "$7")} AND ${similar("$4", "$5", "$6")}
    AND NOT EXISTS (SELECT FROM beginning)`;

export const placesBeginning = `
  SELECT DISTINCT zip, city, NULL AS street, NULL AS street_key FROM address_place
  WHERE ${country} AND ${begins("zip", "$2")} AND ${begins("city_key", "$3")} ORDER BY city, zip LIMIT 16`;

/** Whether there is anything of that country. */
export const anyImported = `
  SELECT EXISTS (SELECT FROM address_street WHERE country = $1)
    OR EXISTS (SELECT FROM address_place WHERE country = $1) AS any`;

export const zipKnown = `
  SELECT EXISTS (SELECT FROM address_place WHERE country = $1) AS any,
    EXISTS (SELECT FROM address_place WHERE country = $1 AND zip = $2) AS known`;
