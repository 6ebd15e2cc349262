import { type AddressLine, maxSuggestions } from "@kautia/contract";
import type { Places } from "../data/places.ts";
import { cityKey } from "../rules/street-key.ts";
import { findPlaces } from "./find-places.ts";

export interface Home {
  zip: string | null;
  city: string;
}

/** Moves a leading place out of the street: 'Berlin Torstraße 12'. */
export function withPlaceFirst(words: AddressLine, { list, names }: Places): AddressLine {
  const { street, city } = words;
  const [first = "", ...others] = (street ?? "").split(" ");
  if (city !== null || others.length === 0) return words;
  const key = cityKey(first);
  return names.withPrefix(key).some((rank) => list[rank]?.key === key)
    ? { ...words, city: first, street: others.join(" ") }
    : words;
}

/** Drops a number that is neither a zip nor the beginning of one: 'Torstraße 99999'. */
export function withoutUnknownZip(words: AddressLine, { byZip }: Places): AddressLine {
  const { zip } = words;
  return zip === null || [...byZip.keys()].some((text) => text.startsWith(zip)) ? words : { ...words, zip: null };
}

/** The places that may be meant by the typed zip or place, best first. */
export function findHomes(places: Places, { zip, city }: AddressLine): Home[] {
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
