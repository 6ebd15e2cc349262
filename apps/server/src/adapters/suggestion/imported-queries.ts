/** A place, with or without one of its streets. */
export interface ImportedRow {
  zip: string;
  city: string;
  street: string | null;
  street_key: string | null;
}

/*
 * The keys hold small letters, digits and spaces only, so '~' comes after all that begin alike. Ranges, unlike LIKE, are
 * planned once for all values.
 */
const begins = (column: string, value: string) => `${column} ~>=~ ${value} AND ${column} ~<~ (${value} || '~')`;
const columns = "zip, city, street, street_key";

/** Streets that begin as typed, anywhere. */
export const streetsAnywhere = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street WHERE country = $1 AND ${begins("street_key", "$2")}
    ORDER BY street_key USING ~<~ LIMIT 100) AS first
  ORDER BY street_key, city, zip LIMIT 16`;

/** The streets of a zip that begin like that. */
export const streetsOfZip = `
  SELECT DISTINCT ${columns} FROM address_street
  WHERE country = $1 AND zip = $2 AND ${begins("street_key", "$3")} LIMIT 200`;

/** The same of all zips that begin like that. */
export const streetsOfZips = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND ${begins("zip", "$2")} AND ${begins("street_key", "$3")} LIMIT 100) AS first`;

/** The streets of some places that begin like that. */
export const streetsOfCities = `
  SELECT DISTINCT ${columns} FROM unnest($2::text[]) AS wanted (key), LATERAL (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND city_key = wanted.key AND ${begins("street_key", "$3")} LIMIT 200) AS near`;

/*
 * Streets that may be meant with some errors: as long as what was typed, and of the same letters, but for as many as there
 * may be errors. The few that are left are compared letter by letter.
 */
const similar = (wanted: { size: string; letters: string; errors: string }) => `(letters IS NULL OR (
  size BETWEEN ${wanted.size}::int - ${wanted.errors}::int AND ${wanted.size}::int + ${wanted.errors}::int
  AND bit_count((${wanted.letters}::int & ~letters)::bit(32)) <= ${wanted.errors}::int
  AND bit_count((letters & ~${wanted.letters}::int)::bit(32)) <= ${wanted.errors}::int))`;

export const similarOfZip = `
  SELECT DISTINCT ${columns} FROM address_street
  WHERE country = $1 AND zip = $2 AND ${similar({ size: "$3", letters: "$4", errors: "$5" })}`;

export const similarOfCities = `
  SELECT DISTINCT ${columns} FROM unnest($2::text[]) AS wanted (key), LATERAL (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND city_key = wanted.key AND ${begins("street_key", "$3")}
      AND ${similar({ size: "$4", letters: "$5", errors: "$6" })}) AS near`;

export const citiesBeginning = `
  SELECT city_key FROM address_city WHERE country = $1 AND ${begins("city_key", "$2")}
  ORDER BY city_key USING ~<~ LIMIT $3::int`;

/** Those with the same first letter and about as many. */
export const citiesSimilar = `
  SELECT city_key FROM address_city
  WHERE country = $1 AND ${begins("city_key", "$2")} AND length(city_key) BETWEEN $3::int AND $4::int`;

export const placesBeginning = `
  SELECT DISTINCT zip, city, NULL AS street, NULL AS street_key FROM address_place
  WHERE country = $1 AND ${begins("zip", "$2")} AND ${begins("city_key", "$3")} ORDER BY city, zip LIMIT 16`;

export const zipKnown = `
  SELECT EXISTS (SELECT FROM address_place WHERE country = $1) AS any,
    EXISTS (SELECT FROM address_place WHERE country = $1 AND zip = $2) AS known`;
