import { type Country, mostSuggestions } from "@kautia/contract";
import { type AddressWords, readAddressQuery } from "../../domain/address-query.ts";
import { plainLetters } from "../../domain/plain-letters.ts";
import { streetKey } from "../../domain/street-key.ts";
import type { Sql } from "../../ports/database.ts";
import type { AddressParts, SuggestionSource } from "../../ports/suggestion.ts";
import { distance } from "./find-places.ts";
import { toSuggestion } from "./place-id.ts";

interface Row {
  zip: string;
  city: string;
  street: string | null;
  street_key: string | null;
}

/** Streets that begin as typed, in places and zips that do. */
const byBeginning = `
  SELECT DISTINCT zip, city, street, street_key FROM address_street
  WHERE country = $1 AND street_key LIKE $2 || '%' AND zip LIKE $3 || '%' AND city_key LIKE $4 || '%'
  ORDER BY street_key, city, zip LIMIT 16`;

/** All streets of the zip, or those of the place with the same first letter: few enough to be compared one by one. */
const toCompare = `
  SELECT DISTINCT zip, city, street, street_key FROM address_street
  WHERE country = $1 AND zip LIKE $2 || '%' AND city_key LIKE $3 || '%' AND street_key LIKE $4 || '%' LIMIT 3000`;

const places = `
  SELECT DISTINCT zip, city, NULL AS street, NULL AS street_key FROM address_place
  WHERE country = $1 AND zip LIKE $2 || '%' AND city_key LIKE $3 || '%' ORDER BY city, zip LIMIT 16`;

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
  const ask = (name: string, text: string, values: string[]) => sql.query<Row>({ name, text, values });

  async function findStreets(country: Country, words: AddressWords): Promise<Row[]> {
    const { zip, city } = words;
    const wanted = streetKey(words.street ?? "");
    const [zipPart, cityPart] = [zip ?? "", plainLetters(city ?? "")];
    const beginning = await ask("address-streets", byBeginning, [country, wanted, zipPart, cityPart]);
    if (beginning.length > 0 || (zip === null && city === null)) return beginning;
    const first = zip === null ? wanted.slice(0, 1) : "";
    const near = await ask("address-compared", toCompare, [country, zipPart, zip === null ? cityPart : "", first]);
    const allowed = wanted.length < 8 ? 1 : 2;
    return near
      .map((row) => ({
        row,
        // The error may be in the very 'straße' that is otherwise made short.
        errors: Math.min(
          distance(row.street_key ?? "", wanted, allowed),
          distance(joined(row.street), joined(words.street), allowed),
        ),
      }))
      .filter(({ errors }) => errors <= allowed)
      .toSorted((one, other) => one.errors - other.errors)
      .map(({ row }) => row);
  }

  return {
    warmUp: embedded.warmUp,

    attribution: (country) =>
      country === "de" ? "© OpenStreetMap contributors" : "© GeoNames, CC BY 4.0, and OpenPLZ",

    async suggest(query) {
      const { text, country } = query;
      const words = readAddressQuery(text, country);
      const { street, streetNumber, zip, city } = words;
      const streets = street === null ? [] : await findStreets(country, words);
      const found =
        streets.length > 0 || (zip === null && city === null)
          ? streets
          : await ask("address-places", places, [country, zip ?? "", plainLetters(city ?? "")]);
      if (found.length === 0) return embedded.suggest(query);
      const suggestions = new Map(
        found.flatMap((row) => {
          const parts: AddressParts = {
            street: row.street ?? street,
            streetNumber,
            zip: row.zip,
            city: row.city,
            country,
            unitName: null,
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

function joined(street: string | null): string {
  return plainLetters(street ?? "").replaceAll(" ", "");
}
