import { type AddressLine, type Country, maxSuggestions, readAddressLine } from "@kautia/contract";
import { placesOf } from "../data/places.ts";
import { wellKnownStreets } from "../data/well-known-streets.ts";
import { matchStreets, type StreetKeys, type Wanted } from "../rules/match-streets.ts";
import { cityKey, streetKey } from "../rules/street-key.ts";
import { verifyPlace } from "./verify-place.ts";
import type { AddressParts, AddressQuery, SuggestionSource } from "../ports.ts";
import { findHomes, type Home, withoutUnknownZip, withPlaceFirst } from "./find-homes.ts";
import { canBeStreet, fromPlaceId, suggestAsTyped, toSuggestion } from "./place-id.ts";

/** The minimum number of letters for searching the beginnings of streets. */
const shortestStreet = 3;

/** Streets learned while running; a search for `wanted` needs no others. */
export type LearnedStreets = (country: Country, wanted: Wanted) => Promise<readonly StreetKeys[]>;

/**
 * Suggests zips, places and well-known streets from our own data (../data/README.md). Any other street stays as typed.
 */
export function makeEmbeddedSuggestion(learnedStreets: LearnedStreets = () => Promise.resolve([])): SuggestionSource {
  return {
    // Austria loads on first use, because most servers never need it.
    warmUp: async () => void (await placesOf("de").catch(() => {})),

    attribution: () => "© GeoNames, CC BY 4.0",

    async suggest(query: AddressQuery) {
      const line = readAddressLine(query.text, query.country);
      if (line.asTyped) return suggestAsTyped(line, query);
      const country = line.country ?? query.country;
      const places = await placesOf(country);
      const streets = await wellKnownStreets(country);
      const words = withoutUnknownZip(withPlaceFirst(line, places), places);
      const homes = findHomes(places, words);
      const find = async (wanted: Wanted) =>
        matchStreets([...streets, ...(await learnedStreets(country, wanted))], wanted);
      const found =
        words.street === null ? await placesAndStreets(words, homes, find) : await streetsFirst(words, homes, find);
      const suggestions = found.flatMap(({ street, zip, city }) => {
        const { streetNumber, unitName } = words;
        const suggestion = toSuggestion({ street, streetNumber, zip, city, country, unitName });
        return suggestion ? [[suggestion.title, suggestion] as const] : [];
      });
      return [...new Map(suggestions).values()].slice(0, maxSuggestions);
    },

    resolve: (placeId) => Promise.resolve(fromPlaceId(placeId)),

    verify: async (address) => verifyPlace(await placesOf(address.country), address),
  };
}

type Find = (wanted: Wanted) => Promise<ReturnType<typeof matchStreets>>;
type Found = Pick<AddressParts, "street" | "zip" | "city">;

/** For a word that is a place or the beginning of a street. */
async function placesAndStreets({ zip, city }: AddressLine, homes: readonly Home[], find: Find): Promise<Found[]> {
  const places = homes.map((home) => ({ street: null, ...home }));
  if (zip !== null || city === null || streetKey(city).length < shortestStreet) return places;
  const { beginning, similar } = await find({ street: city, zip, cities: null });
  const isBeginning = homes.some((home) => cityKey(home.city).includes(cityKey(city)));
  if (isBeginning) return [...places, ...beginning];
  return beginning.length > 0 ? beginning : [...places, ...similar];
}

/**
 * Known streets in the typed place come first, then the street as typed, then similar streets. The typed street is
 * combined with a place that only begins as typed if no place is known to have it.
 */
async function streetsFirst(words: AddressLine, homes: readonly Home[], find: Find): Promise<Found[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const cities = city === null ? null : homes.map((home) => cityKey(home.city));
  const { beginning, similar } = await find({ street, zip, cities });
  const isKnown = zip !== null && beginning.some((one) => one.streetKey === streetKey(street));
  const typed = homes.filter((home) => zip !== null || cityKey(home.city) === cityKey(city ?? ""));
  const fitting = typed.length > 0 || beginning.length > 0 || (await isKnownAnywhere(street, find)) ? typed : homes;
  const [asTyped, ...others] = isKnown ? [] : fitting.map((home) => ({ street, ...home }));
  const found = [...beginning, ...(asTyped ? [asTyped] : []), ...similar, ...others];
  if (found.length > 0 || !canBeStreet(street)) return found;
  return [{ street, zip: null, city }];
}

async function isKnownAnywhere(street: string, find: Find): Promise<boolean> {
  const { beginning } = await find({ street, zip: null, cities: null });
  return beginning.some((one) => one.streetKey === streetKey(street));
}
