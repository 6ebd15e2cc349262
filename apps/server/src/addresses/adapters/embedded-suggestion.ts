import { type Country, maxSuggestions, type PostalAddress } from "@kautia/contract";
import { type AddressWords, readAddressQuery } from "../rules/address-query.ts";
import { plainLetters } from "../rules/plain-letters.ts";
import { cityKey } from "../rules/street-key.ts";
import type { AddressQuery, AddressVerdict, SuggestionSource } from "../ports.ts";
import { type Places, readAustrianPlaces, readGermanPlaces } from "./embedded-places.ts";
import { findPlaces } from "./find-places.ts";
import { fromPlaceId, toSuggestion } from "./place-id.ts";

/** The zips of a city with at least this many are known completely enough to exclude others. */
const zipsOfBigCity = 5;

/** Places and zips come from npm packages. Streets stay as typed, because there is no free list that we may ship. */
export function makeEmbeddedSuggestion(): SuggestionSource {
  const readers = { de: readGermanPlaces, at: readAustrianPlaces };
  const reading: Partial<Record<Country, Promise<Places>>> = {};
  const placesOf = (country: Country) => (reading[country] ??= readers[country]());

  return {
    // Austria loads on first use: it needs a worker thread, and most servers never need it.
    warmUp: async () => void (await placesOf("de").catch(() => {})),

    attribution: (country) => (country === "de" ? "© OpenStreetMap contributors" : "© GeoNames, CC BY 4.0"),

    async suggest({ text, country }: AddressQuery) {
      const places = await placesOf(country);
      const words = withPlaceFirst(readAddressQuery(text, country), places);
      const found = findHomes(places, words);
      return found
        .slice(0, 2 * maxSuggestions)
        .flatMap(({ zip, city }) => {
          const { street, streetNumber, unitName } = words;
          return toSuggestion({ street, streetNumber, zip, city, country, unitName }) ?? [];
        })
        .slice(0, maxSuggestions);
    },

    resolve: (placeId) => Promise.resolve(fromPlaceId(placeId)),

    async verify({ zip, city, country }: PostalAddress): Promise<AddressVerdict> {
      if (country === "at") return verifyAustrian(zip, city);
      const { zips, list } = await placesOf("de");
      if (!zips.has(zip)) return "not-exists";
      const key = cityKey(city);
      const elsewhere = list.some(
        (place) => place.key === key && place.zips.length >= zipsOfBigCity && !place.zips.includes(zip),
      );
      return elsewhere ? "not-exists" : "unknown";
    },
  };
}

/** There is no list of Austrian zips here. They start with 1 to 9, and Vienna's with 1. */
function verifyAustrian(zip: string, city: string): AddressVerdict {
  const inVienna = ["wien", "vienna"].includes(plainLetters(city));
  return zip.startsWith("0") || (inVienna && !zip.startsWith("1")) ? "not-exists" : "unknown";
}

/** Moves a leading place out of the street: 'Berlin Torstraße 12'. */
function withPlaceFirst(words: AddressWords, { list, names }: Places): AddressWords {
  const { street, zip, city } = words;
  const [first = "", ...others] = (street ?? "").split(" ");
  if (zip !== null || city !== null || others.length === 0) return words;
  const key = cityKey(first);
  return names.withPrefix(key).some((rank) => list[rank]?.key === key)
    ? { ...words, city: first, street: others.join(" ") }
    : words;
}

function findHomes(places: Places, { zip, city }: AddressWords): { zip: string | null; city: string }[] {
  const { byZip } = places;
  const wholeZip = zip === null ? undefined : byZip.get(zip);
  if (zip !== null && wholeZip) return wholeZip.map((name) => ({ zip, city: name }));
  if (zip !== null && city === null) {
    const starting = [...byZip].filter(([code]) => code.startsWith(zip));
    return starting.flatMap(([code, names]) => names.map((name) => ({ zip: code, city: name })));
  }
  const key = cityKey(city ?? "");
  const whole = findPlaces(places, key, maxSuggestions);
  // If nothing matches 'Frankfurt/Main', search 'Frankfurt'.
  const found = whole.length > 0 ? whole : findPlaces(places, key.split(" ", 1)[0] ?? "", maxSuggestions);
  return found.map(({ name, zips }) => ({
    zip: zip ?? (zips.length === 1 ? (zips[0] ?? null) : null),
    city: name,
  }));
}
