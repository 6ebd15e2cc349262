import { type AddressLine, type Country, countryFacts } from "@kautia/contract";
import { letterMask } from "../rules/letter-mask.ts";
import { errorsAllowed } from "../rules/match-streets.ts";
import { spellingDistanceTo } from "../../platform/rules/spelling-distance.ts";
import { cityKey, longStreetKey, streetKey } from "../rules/street-key.ts";
import type { Sql } from "../../platform/database/connection.ts";
import { type ImportedRow, readImported } from "./imported-queries.ts";

/** More cities match only while the city is still being typed. */
const maxCities = 12;

export function findStreetsAnywhere(sql: Sql, country: Country, street: string): Promise<ImportedRow[]> {
  const values = [country, streetKey(street)];
  return readImported(sql, "streetsAnywhere", values);
}

/** Searches the zip, else the city, else everywhere. Allows typing errors in a zip or city (docs/addresses.md). */
export async function findStreets(sql: Sql, country: Country, words: AddressLine): Promise<ImportedRow[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  if (streetKey(street) === "") return [];
  if (zip !== null && zip.length < countryFacts[country].zip.digits) return findInZips(sql, country, zip, street);
  if (zip !== null) return findInZip(sql, country, zip, street);
  return city === null ? findStreetsAnywhere(sql, country, street) : findInCity(sql, country, city, street);
}

/** For the first digits of a zip. */
async function findInZips(sql: Sql, country: Country, zipStart: string, street: string): Promise<ImportedRow[]> {
  const values = [country, zipStart, streetKey(street)];
  return shortestFirst(await readImported(sql, "streetsOfZips", values));
}

async function findInZip(sql: Sql, country: Country, zip: string, street: string): Promise<ImportedRow[]> {
  const values = [country, zip, streetKey(street), ...similarityParameters(longStreetKey(street))];
  return bestFirst(await readImported(sql, "streetsOfZip", values), street);
}

async function findInCity(sql: Sql, country: Country, city: string, street: string): Promise<ImportedRow[]> {
  const cities = await findCities(sql, country, cityKey(city));
  if (cities.length === 0) return [];
  const wanted = streetKey(street);
  const values = [country, cities, wanted, ...similarityParameters(longStreetKey(street)), wanted.slice(0, 1)];
  return bestFirst(await readImported(sql, "streetsOfCities", values), street);
}

async function findCities(sql: Sql, country: Country, wanted: string): Promise<readonly string[]> {
  const values = [country, wanted, maxCities, ...similarityParameters(wanted), wanted.slice(0, 1)];
  const rows = await readImported(sql, "matchingCities", values);
  const keys = rows.map((row) => row.city_key);
  return keys[0]?.startsWith(wanted) ? keys : nearest(keys, wanted, (key) => key).slice(0, 3);
}

function similarityParameters(key: string): number[] {
  return [key.length, letterMask(key), errorsAllowed(key)];
}

/** Rows that begin as typed, if there are any, else those with similar names. */
function bestFirst(rows: readonly ImportedRow[], street: string): ImportedRow[] {
  const wanted = streetKey(street);
  return rows.some((row) => row.street_key?.startsWith(wanted))
    ? shortestFirst(rows)
    : nearest(rows, longStreetKey(street), (row) => longStreetKey(row.street ?? ""));
}

/** The shortest street with the typed prefix is the most likely one. */
function shortestFirst(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.toSorted((a, b) => (a.street_key?.length ?? 0) - (b.street_key?.length ?? 0));
}

function nearest<T>(all: readonly T[], wanted: string, keyOf: (item: T) => string): T[] {
  const allowed = errorsAllowed(wanted);
  const errorsOf = spellingDistanceTo(wanted, allowed);
  const similar = all
    .map((item) => ({ item, errors: errorsOf(keyOf(item)) }))
    .filter(({ errors }) => errors <= allowed);
  return similar.toSorted((first, second) => first.errors - second.errors).map(({ item }) => item);
}
