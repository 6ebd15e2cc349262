import { type AddressLine, type Country, readAddressLine } from "@kautia/contract";
import { placesOf } from "../data/places.ts";
import { cityKey } from "../rules/street-key.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Sql } from "../../platform/database/connection.ts";
import type { SuggestionSource } from "../ports.ts";
import { findStreets, findStreetsAnywhere } from "./find-streets.ts";
import { type ImportedRow, readImported } from "./imported-queries.ts";
import { toSuggestions } from "./place-id.ts";
import { minute } from "../../platform/rules/durations.ts";

export interface ImportedSettings {
  sql: Sql;
  clock: Clock;
  embedded: SuggestionSource;
}

/** In ms: how soon a running server notices the first import. */
const recheckAfter = minute;

export function makeImportedSuggestion({ sql, clock, embedded }: ImportedSettings): SuggestionSource {
  const known = new Map<Country, { any: boolean; until: number }>();

  /** Cached: most operators import nothing, and each typed letter would query the database. */
  async function hasAny(country: Country): Promise<boolean> {
    const now = clock.now().getTime();
    const last = known.get(country);
    if (last && now < last.until) return last.any;
    const [row] = await readImported(sql, "anyImported", [country]);
    const any = row?.any ?? false;
    known.set(country, { any, until: any ? Number.POSITIVE_INFINITY : now + recheckAfter });
    return any;
  }

  async function findHomes(country: Country, words: AddressLine): Promise<ImportedRow[]> {
    const { zip, city } = words;
    const streets = await findStreets(sql, country, words);
    if (streets.length > 0 || (zip === null && city === null)) return streets;
    const values = [country, zip ?? "", cityKey(city ?? "")];
    const found = await readImported(sql, "placesByPrefix", values);
    // A street is not combined with a place that only begins as typed.
    const isTyped = (row: ImportedRow) => zip !== null || cityKey(row.city) === cityKey(city ?? "");
    const places = words.street === null ? found : found.filter(isTyped);
    if (places.length > 0 || zip !== null || words.street !== null) return places;
    return findStreetsAnywhere(sql, country, city ?? "");
  }

  return {
    warmUp: embedded.warmUp,

    attribution(country) {
      const places = embedded.attribution(country);
      return known.get(country)?.any ? `${places}, © OpenStreetMap contributors (OpenPLZ)` : places;
    },

    async suggest(query) {
      const words = readAddressLine(query.text, query.country);
      const country = words.country ?? query.country;
      if (words.asTyped || !(await hasAny(country))) return embedded.suggest(query);
      const { street, streetNumber, unitName } = words;
      const found = await findHomes(country, words);
      if (!found.some((row) => row.street !== null)) {
        // The embedded source knows places and well-known streets itself.
        const own = await embedded.suggest(query);
        if (own.length > 0) return own;
      }
      return toSuggestions(
        found.map(({ zip, city, ...row }) => ({
          street: row.street ?? street,
          streetNumber,
          zip,
          city,
          country,
          unitName,
        })),
      );
    },

    resolve: (placeId, session) => embedded.resolve(placeId, session),

    async verify(address) {
      const { country, zip } = address;
      const [row] = await readImported(sql, "zipKnown", [country, zip]);
      if (row?.any && !row.known) return "not-exists";
      const { byZip } = await placesOf(country);
      // The import may be newer than the zips that come along.
      return row?.known && !byZip.has(zip) ? "unknown" : embedded.verify(address);
    },
  };
}
