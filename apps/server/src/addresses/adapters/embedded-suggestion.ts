import { type Country, maxSuggestions, type PostalAddress } from "@kautia/contract";
import { type AddressWords, readAddressQuery } from "../rules/address-query.ts";
import { cityKey } from "../rules/street-key.ts";
import type { AddressQuery, AddressVerdict, SuggestionSource } from "../ports.ts";
import { type Place, type Places, readPlaces, zipsOfBigCity } from "./embedded-places.ts";
import { findPlaces } from "./find-places.ts";
import { fromPlaceId, toSuggestion } from "./place-id.ts";

/** How many of Austria's towns are so big that a zip of another region cannot be theirs. */
const bigAustrianTowns = 6;
/** Digits that a zip has in common with those around it. */
const regionDigits: Record<Country, number> = { de: 3, at: 1 };

/** Places and zips come from GeoNames (../data/README.md). Streets stay as typed. */
export function makeEmbeddedSuggestion(): SuggestionSource {
  const reading: Partial<Record<Country, Promise<Places>>> = {};
  const placesOf = (country: Country) => (reading[country] ??= readPlaces(country));

  return {
    // Austria loads on first use, because most servers never need it.
    warmUp: async () => void (await placesOf("de").catch(() => {})),

    attribution: () => "© GeoNames, CC BY 4.0",

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

    verify: async (address) => verify(await placesOf(address.country), address),
  };
}

function verify({ byZip, list }: Places, { zip, city, country }: PostalAddress): AddressVerdict {
  if (!byZip.has(zip)) return "not-exists";
  const key = cityKey(city);
  const region = zip.slice(0, regionDigits[country]);
  const isElsewhere = ({ key: other, zips }: Place, rank: number) =>
    other === key &&
    (country === "de" ? zips.length >= zipsOfBigCity : rank < bigAustrianTowns) &&
    !zips.some((one) => one.startsWith(region));
  const isHere = byZip.get(zip)?.some((name) => cityKey(name).startsWith(key));
  return !isHere && list.some(isElsewhere) ? "not-exists" : "unknown";
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
  const wholeZip = (zip !== null && byZip.get(zip)) || [];
  if (zip !== null && wholeZip.length > 0) return typedFirst(wholeZip, city).map((name) => ({ zip, city: name }));
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

function typedFirst(names: readonly string[], city: string | null): readonly string[] {
  const isTyped = (name: string) => city !== null && cityKey(name).startsWith(cityKey(city));
  return [...names.filter(isTyped), ...names.filter((name) => !isTyped(name))];
}
