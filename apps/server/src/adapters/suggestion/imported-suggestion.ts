import { type Country, mostSuggestions } from "@kautia/contract";
import { type AddressWords, readAddressQuery } from "../../domain/address-query.ts";
import { cityKey, longStreetKey, streetKey } from "../../domain/street-key.ts";
import type { Sql } from "../../ports/database.ts";
import type { AddressParts, SuggestionSource } from "../../ports/suggestion.ts";
import { distance, lacksLetters, lettersOf } from "./find-places.ts";
import { toSuggestion } from "./place-id.ts";

interface Row {
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
const anywhere = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street WHERE country = $1 AND ${begins("street_key", "$2")}
    ORDER BY street_key USING ~<~ LIMIT 100) AS first
  ORDER BY street_key, city, zip LIMIT 16`;

/** All streets of a zip: few enough to be compared one by one. */
const ofZip = `
  SELECT DISTINCT ${columns} FROM (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND ${begins("zip", "$2")} AND ${begins("street_key", "$3")}
    ORDER BY zip USING ~<~ LIMIT 3000) AS near`;

/** The streets of some places that begin like that. */
const ofCities = `
  SELECT DISTINCT ${columns} FROM unnest($2::text[]) AS wanted (key), LATERAL (
    SELECT ${columns} FROM address_street
    WHERE country = $1 AND city_key = wanted.key AND ${begins("street_key", "$3")} LIMIT 3000) AS near`;

const citiesLike = `
  SELECT city_key FROM address_city WHERE country = $1 AND ${begins("city_key", "$2")}
  ORDER BY city_key USING ~<~ LIMIT $3::int`;

const places = `
  SELECT DISTINCT zip, city, NULL AS street, NULL AS street_key FROM address_place
  WHERE country = $1 AND ${begins("zip", "$2")} AND ${begins("city_key", "$3")} ORDER BY city, zip LIMIT 16`;

const zipKnown = `
  SELECT EXISTS (SELECT FROM address_place WHERE country = $1) AS any,
    EXISTS (SELECT FROM address_place WHERE country = $1 AND zip = $2) AS known`;

export interface ImportedSettings {
  sql: Sql;
  /** Takes over where nothing was imported, or nothing fits. */
  embedded: SuggestionSource;
}

/** What an operator imported: streets of OpenPLZ, places of GeoNames. Decision 0103. */
export function makeImportedSuggestion({ sql, embedded }: ImportedSettings): SuggestionSource {
  const ask = (name: string, text: string, values: unknown[]) => sql.query<Row>({ name, text, values });
  const citiesBeginning = async (country: Country, key: string, most: number) => {
    const values = [country, key, most];
    const rows = await sql.query<{ city_key: string }>({ name: "address-cities", text: citiesLike, values });
    return rows.map((row) => row.city_key);
  };

  /** Places that begin as typed, else those with the same first letter that differ by an error or two. */
  async function findCities(country: Country, wanted: string): Promise<string[]> {
    const beginning = await citiesBeginning(country, wanted, mostCities);
    if (beginning.length > 0) return beginning;
    const allowed = errorsAllowed(wanted);
    return (await citiesBeginning(country, wanted.slice(0, 1), 5_000))
      .map((key) => ({ key, errors: distance(key, wanted, allowed) }))
      .filter(({ errors }) => errors <= allowed)
      .toSorted((one, other) => one.errors - other.errors)
      .slice(0, 3)
      .map(({ key }) => key);
  }

  async function findStreets(country: Country, { street, zip, city }: AddressWords): Promise<Row[]> {
    const wanted = streetKey(street ?? "");
    if (wanted === "") return [];
    if (zip !== null) return closest(await ask("address-of-zip", ofZip, [country, zip, ""]), street ?? "");
    if (city === null) return ask("address-anywhere", anywhere, [country, wanted]);
    const cities = await findCities(country, cityKey(city));
    if (cities.length === 0) return [];
    const beginning = closest(await ask("address-of-cities", ofCities, [country, cities, wanted]), street ?? "");
    if (beginning.length > 0) return beginning;
    return closest(await ask("address-of-cities", ofCities, [country, cities, wanted.slice(0, 1)]), street ?? "");
  }

  return {
    warmUp: embedded.warmUp,

    attribution: (country) =>
      country === "de" ? "© OpenStreetMap contributors" : "© GeoNames, CC BY 4.0, and OpenPLZ",

    async suggest(query) {
      const { text, country } = query;
      const words = readAddressQuery(text, country);
      const { street, streetNumber, zip, city, unitName } = words;
      const streets = street === null ? [] : await findStreets(country, words);
      const found =
        streets.length > 0 || (zip === null && city === null)
          ? streets
          : await ask("address-places", places, [country, zip ?? "", cityKey(city ?? "")]);
      if (found.length === 0) return embedded.suggest(query);
      const suggestions = new Map(
        found.flatMap((row) => {
          const parts: AddressParts = {
            street: row.street ?? street,
            streetNumber,
            zip: row.zip,
            city: row.city,
            country,
            unitName,
          };
          const suggestion = toSuggestion(parts);
          return suggestion ? [[suggestion.title, suggestion] as const] : [];
        }),
      );
      return [...suggestions.values()].slice(0, mostSuggestions);
    },

    resolve: (placeId, session) => embedded.resolve(placeId, session),

    async verify(address) {
      const verdict = await embedded.verify(address);
      if (verdict === "not-exists") return verdict;
      const { country, zip } = address;
      const [row] = await sql.query<{ any: boolean; known: boolean }>({
        name: "address-zip",
        text: zipKnown,
        values: [country, zip],
      });
      return row?.any && !row.known ? "not-exists" : verdict;
    },
  };
}

/** More places than that begin alike only while somebody still types. */
const mostCities = 12;

function errorsAllowed(wanted: string): number {
  return wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
}

/** Those that begin as typed, the shortest first, or else those that differ by an error or two, the nearest first. */
function closest(rows: readonly Row[], street: string): Row[] {
  const wanted = longStreetKey(street);
  const short = streetKey(street);
  const beginning = rows.filter((row) => row.street_key?.startsWith(short));
  if (beginning.length > 0)
    return beginning.toSorted((one, other) => (one.street_key?.length ?? 0) - (other.street_key?.length ?? 0));
  const allowed = errorsAllowed(wanted);
  const letters = lettersOf(wanted);
  return rows
    .flatMap((row) => {
      const key = longStreetKey(row.street ?? "");
      if (Math.abs(key.length - wanted.length) > allowed || lacksLetters(lettersOf(key), letters, allowed)) return [];
      const errors = distance(key, wanted, allowed);
      return errors <= allowed ? [{ row, errors }] : [];
    })
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ row }) => row);
}
