import { type Country, maxSuggestions } from "@kautia/contract";
import { placesOf } from "../data/places.ts";
import { wellKnownStreets } from "../data/well-known-streets.ts";
import { type AddressWords, readAddressQuery } from "../rules/address-query.ts";
import { matchStreets, type StreetKeys, type Wanted } from "../rules/match-streets.ts";
import { cityKey, streetKey } from "../rules/street-key.ts";
import { verifyPlace } from "./verify-place.ts";
import type { AddressParts, AddressQuery, SuggestionSource } from "../ports.ts";
import { findHomes, type Home, withoutUnknownZip, withPlaceFirst } from "./find-homes.ts";
import { fromPlaceId, toSuggestion } from "./place-id.ts";

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

    async suggest({ text, country }: AddressQuery) {
      const places = await placesOf(country);
      const streets = await wellKnownStreets(country);
      const words = withoutUnknownZip(withPlaceFirst(readAddressQuery(text, country), places), places);
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
async function placesAndStreets({ zip, city }: AddressWords, homes: readonly Home[], find: Find): Promise<Found[]> {
  const places = homes.map((home) => ({ street: null, ...home }));
  if (zip !== null || city === null || streetKey(city).length < shortestStreet) return places;
  const { beginning, similar } = await find({ street: city, zip, cities: null });
  const isBeginning = homes.some((home) => cityKey(home.city).includes(cityKey(city)));
  if (isBeginning) return [...places, ...beginning];
  return beginning.length > 0 ? beginning : [...places, ...similar];
}

/** Known streets in the typed place come first, then the street as typed, then similar streets. */
async function streetsFirst(words: AddressWords, homes: readonly Home[], find: Find): Promise<Found[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const cities = city === null ? null : homes.map((home) => cityKey(home.city));
  const { beginning, similar } = await find({ street, zip, cities });
  const isKnown = zip !== null && beginning.some((one) => one.streetKey === streetKey(street));
  const [asTyped, ...others] = isKnown ? [] : homes.map((home) => ({ street, ...home }));
  const found = [...beginning, ...(asTyped ? [asTyped] : []), ...similar, ...others];
  if (found.length > 0 || !canBeStreet.test(street)) return found;
  return [{ street, zip: null, city }];
}

const canBeStreet = /^[\p{L}\p{M}\d .,'’()/-]*\p{L}[\p{L}\p{M}\d .,'’()/-]*$/u;
