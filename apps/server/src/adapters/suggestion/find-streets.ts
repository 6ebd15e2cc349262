import type { Country } from "@kautia/contract";
import type { AddressWords } from "../../domain/address-query.ts";
import { lettersOf } from "../../domain/letters-of.ts";
import { spellingDistanceTo } from "../../domain/spelling-distance.ts";
import { cityKey, longStreetKey, streetKey } from "../../domain/street-key.ts";
import type { Sql } from "../../ports/database.ts";
import { errorsAllowed, lacksLetters } from "./find-places.ts";
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

/** Looks where it knows most: in a zip, in places, everywhere. Errors are forgiven within a zip or a place (decision 0104). */
export async function findStreets(sql: Sql, country: Country, words: AddressWords): Promise<ImportedRow[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const wanted = streetKey(street);
  if (wanted === "") return [];
  const ask = (name: string, text: string, values: unknown[]) => sql.query<ImportedRow>({ name, text, values });
  const long = longStreetKey(street);
  const errors = errorsAllowed(long);
  const likeness = [long.length, lettersOf(long), errors];

  if (zip !== null && zip.length < zipLength[country])
    return shortestFirst(await ask("address-of-zips", queries.streetsOfZips, [country, zip, wanted]));
  if (zip !== null) {
    const beginning = await ask("address-of-zip", queries.streetsOfZip, [country, zip, wanted]);
    if (beginning.length > 0) return shortestFirst(beginning);
    return nearestFirst(await ask("address-like-of-zip", queries.similarOfZip, [country, zip, ...likeness]), long);
  }
  if (city === null) return findStreetsAnywhere(sql, country, street);
  const cities = await findCities(sql, country, cityKey(city));
  if (cities.length === 0) return [];
  const beginning = await ask("address-of-cities", queries.streetsOfCities, [country, cities, wanted]);
  if (beginning.length > 0) return shortestFirst(beginning);
  const values = [country, cities, wanted.slice(0, 1), ...likeness];
  return nearestFirst(await ask("address-like-of-cities", queries.similarOfCities, values), long);
}

/** Places that begin as typed, else those with the same first letter that differ by an error or two. */
async function findCities(sql: Sql, country: Country, wanted: string): Promise<string[]> {
  const ask = async (name: string, text: string, values: unknown[]) => {
    const rows = await sql.query<{ city_key: string }>({ name, text, values });
    return rows.map((row) => row.city_key);
  };
  const beginning = await ask("address-cities", queries.citiesBeginning, [country, wanted, mostCities]);
  const errors = errorsAllowed(wanted);
  if (beginning.length > 0 || errors === 0) return beginning;
  const range = [wanted.length - errors, wanted.length + errors];
  const similar = await ask("address-cities-like", queries.citiesSimilar, [country, wanted.slice(0, 1), ...range]);
  return nearest(similar, wanted, (key) => key).slice(0, 3);
}

/** Of those that begin as typed, the one with the least behind it is meant most likely. */
function shortestFirst(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.toSorted((one, other) => (one.street_key?.length ?? 0) - (other.street_key?.length ?? 0));
}

function nearestFirst(rows: readonly ImportedRow[], wanted: string): ImportedRow[] {
  return nearest(rows, wanted, ({ street }) => longStreetKey(street ?? ""));
}

function nearest<T>(all: readonly T[], wanted: string, keyOf: (one: T) => string): T[] {
  const allowed = errorsAllowed(wanted);
  const letters = lettersOf(wanted);
  const { ofWhole } = spellingDistanceTo(wanted, allowed);
  const judged = all.flatMap((one) => {
    const key = keyOf(one);
    if (lacksLetters(lettersOf(key), letters, allowed)) return [];
    const errors = ofWhole(key);
    return errors <= allowed ? [{ one, errors }] : [];
  });
  return judged.toSorted((first, second) => first.errors - second.errors).map(({ one }) => one);
}
