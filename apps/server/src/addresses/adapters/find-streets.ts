import type { Country } from "@kautia/contract";
import type { AddressWords } from "../rules/address-query.ts";
import { lettersOf } from "../rules/letters-of.ts";
import { spellingDistanceTo } from "../rules/spelling-distance.ts";
import { cityKey, longStreetKey, streetKey } from "../rules/street-key.ts";
import type { Sql } from "../../platform/database/connection.ts";
import { errorsAllowed } from "./find-places.ts";
import * as queries from "./imported-queries.ts";
import type { ImportedRow } from "./imported-queries.ts";

const zipLength: Record<Country, number> = { de: 5, at: 4 };
/** More places than that begin alike only while somebody still types. */
const mostCities = 12;

/** Streets that begin as typed, wherever they are. */
export function findStreetsAnywhere(sql: Sql, country: Country, street: string): Promise<ImportedRow[]> {
  const values = [country, streetKey(street)];
  return sql.query<ImportedRow>({ name: "address-anywhere", text: queries.streetsAnywhere, values });
}

/** Looks where it knows most: in a zip, in places, everywhere. Errors are forgiven within a zip or a place (docs/addresses.md). */
export async function findStreets(sql: Sql, country: Country, words: AddressWords): Promise<ImportedRow[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const wanted = streetKey(street);
  if (wanted === "") return [];
  const ask = (name: string, text: string, values: unknown[]) => sql.query<ImportedRow>({ name, text, values });
  if (zip !== null && zip.length < zipLength[country])
    return shortestFirst(await ask("address-of-zips", queries.streetsOfZips, [country, zip, wanted]));
  const long = longStreetKey(street);
  const best = (rows: readonly ImportedRow[]) =>
    rows.some((row) => row.street_key?.startsWith(wanted))
      ? shortestFirst(rows)
      : nearest(rows, long, (row) => longStreetKey(row.street ?? ""));
  if (zip !== null)
    return best(await ask("address-of-zip", queries.streetsOfZip, [country, zip, wanted, ...likenessOf(long)]));
  if (city === null) return findStreetsAnywhere(sql, country, street);
  const cities = await findCities(sql, country, cityKey(city));
  if (cities.length === 0) return [];
  const values = [country, cities, wanted, ...likenessOf(long), wanted.slice(0, 1)];
  return best(await ask("address-of-cities", queries.streetsOfCities, values));
}

/** Places that begin as typed, else those with the same first letter that differ by an error or two. */
async function findCities(sql: Sql, country: Country, wanted: string): Promise<readonly string[]> {
  const values = [country, wanted, mostCities, ...likenessOf(wanted), wanted.slice(0, 1)];
  const rows = await sql.query<{ city_key: string }>({ name: "address-cities", text: queries.citiesMeant, values });
  const keys = rows.map((row) => row.city_key);
  return keys[0]?.startsWith(wanted) ? keys : nearest(keys, wanted, (key) => key).slice(0, 3);
}

/** What a street or place is compared by before it is compared letter by letter, and how many errors are forgiven. */
function likenessOf(key: string): number[] {
  return [key.length, lettersOf(key), errorsAllowed(key)];
}

/** Of those that begin as typed, the one with the least behind it is meant most likely. */
function shortestFirst(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.toSorted((one, other) => (one.street_key?.length ?? 0) - (other.street_key?.length ?? 0));
}

function nearest<T>(all: readonly T[], wanted: string, keyOf: (one: T) => string): T[] {
  const allowed = errorsAllowed(wanted);
  const errorsOf = spellingDistanceTo(wanted, allowed);
  const judged = all.map((one) => ({ one, errors: errorsOf(keyOf(one)) })).filter(({ errors }) => errors <= allowed);
  return judged.toSorted((first, second) => first.errors - second.errors).map(({ one }) => one);
}
