import type { Country } from "@kautia/contract";
import type { AddressWords } from "../rules/address-query.ts";
import { letterMask } from "../rules/letter-mask.ts";
import { errorsAllowed } from "../rules/match-streets.ts";
import { spellingDistanceTo } from "../../platform/rules/spelling-distance.ts";
import { cityKey, longStreetKey, streetKey } from "../rules/street-key.ts";
import type { Sql } from "../../platform/database/connection.ts";
import * as queries from "./imported-queries.ts";
import type { ImportedRow } from "./imported-queries.ts";

const zipLength: Record<Country, number> = { de: 5, at: 4 };
/** More cities match only while the city is still being typed. */
const maxCities = 12;

export function findStreetsAnywhere(sql: Sql, country: Country, street: string): Promise<ImportedRow[]> {
  const values = [country, streetKey(street)];
  return sql.query<ImportedRow>({ name: "address-anywhere", text: queries.streetsAnywhere, values });
}

/** Searches the zip, else the city, else everywhere. Allows typing errors in a zip or city (docs/addresses.md). */
export async function findStreets(sql: Sql, country: Country, words: AddressWords): Promise<ImportedRow[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const wanted = streetKey(street);
  if (wanted === "") return [];
  const query = (name: string, text: string, values: unknown[]) => sql.query<ImportedRow>({ name, text, values });
  if (zip !== null && zip.length < zipLength[country])
    return shortestFirst(await query("address-of-zips", queries.streetsOfZips, [country, zip, wanted]));
  const long = longStreetKey(street);
  const best = (rows: readonly ImportedRow[]) =>
    rows.some((row) => row.street_key?.startsWith(wanted))
      ? shortestFirst(rows)
      : nearest(rows, long, (row) => longStreetKey(row.street ?? ""));
  if (zip !== null)
    return best(
      await query("address-of-zip", queries.streetsOfZip, [country, zip, wanted, ...similarityParameters(long)]),
    );
  if (city === null) return findStreetsAnywhere(sql, country, street);
  const cities = await findCities(sql, country, cityKey(city));
  if (cities.length === 0) return [];
  const values = [country, cities, wanted, ...similarityParameters(long), wanted.slice(0, 1)];
  return best(await query("address-of-cities", queries.streetsOfCities, values));
}

async function findCities(sql: Sql, country: Country, wanted: string): Promise<readonly string[]> {
  const values = [country, wanted, maxCities, ...similarityParameters(wanted), wanted.slice(0, 1)];
  const rows = await sql.query<{ city_key: string }>({ name: "address-cities", text: queries.matchingCities, values });
  const keys = rows.map((row) => row.city_key);
  return keys[0]?.startsWith(wanted) ? keys : nearest(keys, wanted, (key) => key).slice(0, 3);
}

function similarityParameters(key: string): number[] {
  return [key.length, letterMask(key), errorsAllowed(key)];
}

/** Of the streets with the typed prefix, the shortest is the most likely one. */
function shortestFirst(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.toSorted((one, other) => (one.street_key?.length ?? 0) - (other.street_key?.length ?? 0));
}

function nearest<T>(all: readonly T[], wanted: string, keyOf: (one: T) => string): T[] {
  const allowed = errorsAllowed(wanted);
  const errorsOf = spellingDistanceTo(wanted, allowed);
  const judged = all.map((one) => ({ one, errors: errorsOf(keyOf(one)) })).filter(({ errors }) => errors <= allowed);
  return judged.toSorted((first, second) => first.errors - second.errors).map(({ one }) => one);
}
