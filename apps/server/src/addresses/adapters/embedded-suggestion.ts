import {
  type AddressLine,
  type Country,
  countryFacts,
  defaultCountry,
  maxSuggestions,
  type PostalAddress,
  readAddressLine,
} from "@kautia/contract";
import { type Place, type Places, placesOf } from "../data/places.ts";
import { wellKnownStreets } from "../data/well-known-streets.ts";
import { matchStreets, type StreetKeys, type Wanted } from "../rules/match-streets.ts";
import { cityKey, streetKey } from "../rules/street-key.ts";
import type { AddressParts, AddressQuery, AddressVerdict, SuggestionSource } from "../ports.ts";
import { findHomes, type Home, withoutUnknownZip, withPlaceFirst } from "./find-homes.ts";
import { canBeStreet, fromPlaceId, suggestAsTyped, toSuggestions } from "./place-id.ts";

/** The minimum number of letters for searching the beginnings of streets. */
const shortestStreet = 3;

/** Streets learned while running; a search for `wanted` needs no others. */
export type LearnedStreets = (country: Country, wanted: Wanted) => Promise<readonly StreetKeys[]>;

/**
 * Suggests zips, places and well-known streets from our own data (../data/README.md). Any other street stays as typed.
 */
export function makeEmbeddedSuggestion(learnedStreets: LearnedStreets = () => Promise.resolve([])): SuggestionSource {
  return {
    // Other countries load on first use, because many servers never need them.
    warmUp: async () => void (await placesOf(defaultCountry).catch(() => {})),

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
      const { streetNumber, unitName } = words;
      return toSuggestions(
        found.map(({ street, zip, city }) => ({ street, streetNumber, zip, city, country, unitName })),
      );
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
 * Known streets in the typed place come first, then the street as typed if its address is complete, then similar
 * streets. An incomplete address comes last, because whoever picks it must fill in the rest. Nobody knows in which of
 * several places an unknown street is, so it is not combined with any of them.
 */
async function streetsFirst(words: AddressLine, homes: readonly Home[], find: Find): Promise<Found[]> {
  const { zip, city } = words;
  const street = words.street ?? "";
  const cities = city === null ? null : homes.map((home) => cityKey(home.city));
  const { beginning, similar } = await find({ street, zip, cities });
  const isKnown = zip !== null && beginning.some((item) => item.streetKey === streetKey(street));
  const home = typedHome(words, homes);
  // A place that is still being typed completes nothing.
  const isOpen = home.zip === null && !homes.some((item) => item.city === home.city);
  const isBetter = beginning.length > 0 || (city === null && similar.length > 0);
  const mayBeTyped = canBeStreet(street) && !isKnown && !(isOpen && isBetter);
  const typed = mayBeTyped ? [{ street, ...home }] : [];
  const others = similar.slice(0, maxSuggestions - typed.length);
  return [...beginning, ...(home.zip === null ? [...others, ...typed] : [...typed, ...others])];
}

/** The place that the typed zip or name determines; else what was typed, which the form asks to complete. */
function typedHome({ zip, city }: AddressLine, homes: readonly Home[]): { zip: string | null; city: string | null } {
  const isTyped = (home: Home) => city !== null && cityKey(home.city) === cityKey(city);
  const ofZip = homes.filter((home) => home.zip === zip);
  const exact = homes.filter(isTyped);
  const meant = zip === null ? exact : ofZip.length === 1 && city === null ? ofZip : ofZip.filter(isTyped);
  const [only, ...others] = meant;
  // 'Neustadt' may be short for 'Neustadt an der Weinstraße', so it determines no zip.
  if (only && others.length === 0 && (zip !== null || homes.length === 1)) return only;
  return { zip: zip !== null && ofZip.length > 0 ? zip : null, city: only ? only.city : city };
}

/** Whether zip and city can belong together (docs/addresses.md). */
function verifyPlace({ byZip, list, isBig }: Places, { zip, city, country }: PostalAddress): AddressVerdict {
  if (!byZip.has(zip)) return "not-exists";
  const key = cityKey(city);
  const region = zip.slice(0, countryFacts[country].zip.regionDigits);
  const isElsewhere = (place: Place) =>
    place.key === key && isBig(place) && !place.zips.some((text) => text.startsWith(region));
  const isHere = byZip.get(zip)?.some((name) => cityKey(name).startsWith(key));
  return !isHere && list.some(isElsewhere) ? "not-exists" : "unknown";
}
