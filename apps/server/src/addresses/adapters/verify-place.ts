import { countryFacts, type PostalAddress } from "@kautia/contract";
import type { AddressVerdict } from "../ports.ts";
import type { Place, Places } from "../data/places.ts";
import { cityKey } from "../rules/street-key.ts";

/** Whether zip and city can belong together (docs/addresses.md). */
export function verifyPlace({ byZip, list, isBig }: Places, { zip, city, country }: PostalAddress): AddressVerdict {
  if (!byZip.has(zip)) return "not-exists";
  const key = cityKey(city);
  const region = zip.slice(0, countryFacts[country].zip.regionDigits);
  const isElsewhere = (place: Place) =>
    place.key === key && isBig(place) && !place.zips.some((text) => text.startsWith(region));
  const isHere = byZip.get(zip)?.some((name) => cityKey(name).startsWith(key));
  return !isHere && list.some(isElsewhere) ? "not-exists" : "unknown";
}
