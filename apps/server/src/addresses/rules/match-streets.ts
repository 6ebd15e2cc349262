import { spellingDistanceTo } from "../../platform/rules/spelling-distance.ts";
import { cityKey, longStreetKey, streetKey } from "./street-key.ts";

export interface Street {
  street: string;
  zip: string;
  city: string;
}

export interface StreetKeys extends Street {
  streetKey: string;
  longKey: string;
  cityKey: string;
}

export function withKeys(street: Street): StreetKeys {
  return {
    ...street,
    streetKey: streetKey(street.street),
    longKey: longStreetKey(street.street),
    cityKey: cityKey(street.city),
  };
}

export interface Wanted {
  street: string;
  /** Complete or its first digits; null for any. */
  zip: string | null;
  /** Keys of the cities that may be meant; null for any. */
  cities: readonly string[] | null;
}

/** `beginning`: streets that begin as typed, shortest first. If there are none, `similar` ones, closest first. */
export function matchStreets(streets: readonly StreetKeys[], { street, zip, cities }: Wanted) {
  const key = streetKey(street);
  const nothing: { beginning: StreetKeys[]; similar: StreetKeys[] } = { beginning: [], similar: [] };
  if (key === "") return nothing;
  const here = streets.filter(
    (item) => item.zip.startsWith(zip ?? "") && (cities === null || zip !== null || cities.includes(item.cityKey)),
  );
  const beginning = here
    .filter((item) => item.streetKey.startsWith(key))
    .toSorted((a, b) => a.streetKey.length - b.streetKey.length);
  if (beginning.length > 0) return { ...nothing, beginning };
  const wanted = longStreetKey(street);
  const allowed = errorsAllowed(wanted);
  const errorsOf = spellingDistanceTo(wanted, allowed);
  const judged = here
    .map((item) => ({ item, errors: errorsOf(item.longKey) }))
    .filter(({ errors }) => errors <= allowed);
  return { ...nothing, similar: judged.toSorted((a, b) => a.errors - b.errors).map(({ item }) => item) };
}

export function errorsAllowed(wanted: string): number {
  return wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
}
