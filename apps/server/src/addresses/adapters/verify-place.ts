import type { Country, PostalAddress } from "@kautia/contract";
import type { AddressVerdict } from "../ports.ts";
import { type Place, type Places, zipsOfBigCity } from "../data/places.ts";
import { cityKey } from "../rules/street-key.ts";

/** The number of Austrian towns so large that a zip of another region cannot be theirs. */
const bigAustrianTowns = 6;
/** How many leading digits the zips of one region share. */
const regionDigits: Record<Country, number> = { de: 3, at: 1 };

/** Whether zip and city can belong together (docs/addresses.md). */
export function verifyPlace({ byZip, list }: Places, { zip, city, country }: PostalAddress): AddressVerdict {
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
