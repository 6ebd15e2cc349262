import type { Country } from "@kautia/contract";
import { readData, readOptionalData } from "./read-data.ts";
import { makePrefixIndex, type PrefixIndex } from "../rules/prefix-index.ts";
import { cityKey } from "../rules/street-key.ts";

export interface Place {
  name: string;
  key: string;
  zips: readonly string[];
}

export interface Places {
  /** Biggest first. The indexes refer to places by their rank in this list. */
  list: readonly Place[];
  names: PrefixIndex;
  laterWords: PrefixIndex;
  /** The places of a zip, biggest first; none for the zip of a company or authority. */
  byZip: ReadonlyMap<string, readonly string[]>;
  /** Whether the place is so big that a zip of another region cannot be its. */
  isBig: (place: Place) => boolean;
}

/** The zips of a city with at least this many are known completely enough to exclude others. */
const zipsOfBigCity = 5;
/** The first towns of a ranking are so large that a zip of another region cannot be theirs. */
const bigTowns = 6;

const reading: Partial<Record<Country, Promise<Places>>> = {};

/** Read at the first call. */
export function placesOf(country: Country): Promise<Places> {
  return (reading[country] ??= readPlaces(country));
}

async function readPlaces(country: Country): Promise<Places> {
  const zipsOf = new Map<string, string[]>();
  const namesOf = new Map<string, string[]>();
  for (const line of await readData(`postal-codes-${country}.txt`)) {
    // oxlint-disable-next-line regexp/no-super-linear-backtracking -- our own file
    const [zip = "", rest = ""] = /^(\d+) ?(.*)$/.exec(line)?.slice(1) ?? [];
    const names = [...new Set(rest.split("|").flatMap((name) => placeName(name) || []))];
    namesOf.set(zip, names);
    for (const name of names) addTo(zipsOf, name, zip);
  }
  replaceDistricts(namesOf, zipsOf);
  const ranking = await readRanking(country);
  const sizeOf = (name: string) => (ranking ? (ranking.get(name) ?? 0) : (zipsOf.get(name)?.length ?? 0));
  const biggestFirst = (a: string, b: string) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1);
  const list = [...zipsOf.keys()]
    .toSorted(biggestFirst)
    .map((name) => ({ name, key: cityKey(name), zips: zipsOf.get(name) ?? [] }));
  const byZip = [...namesOf].map(([zip, names]) => [zip, withoutParts(names).toSorted(biggestFirst)] as const);
  const isBig = ({ name }: Place) => sizeOf(name) >= (ranking ? ranking.size - bigTowns + 1 : zipsOfBigCity);
  return { list, byZip: new Map(byZip), isBig, ...indexed(list) };
}

/** The towns of a country's ranking with their size, 1 for the smallest. Null if the number of zips tells the size. */
async function readRanking(country: Country): Promise<ReadonlyMap<string, number> | null> {
  const towns = await readOptionalData(`biggest-towns-${country}.txt`);
  return towns && new Map(towns.map((name, rank) => [name, towns.length - rank]));
}

/** Replaces the districts of big cities by the city in both maps. */
function replaceDistricts(namesOf: Map<string, string[]>, zipsOf: Map<string, string[]>): void {
  for (const [zip, names] of namesOf) {
    const cities = names.map((name) => cityOf(name, zipsOf));
    for (const city of cities.filter((text) => !names.includes(text))) addTo(zipsOf, city, zip);
    namesOf.set(zip, [...new Set(cities)]);
  }
  for (const name of zipsOf.keys()) if (cityOf(name, zipsOf) !== name) zipsOf.delete(name);
}

/** Without district: 'Wien, Leopoldstadt', 'Graz,03.Bez.:Geidorf', and without the name in another language. */
function placeName(name: string): string {
  const [place = ""] = name.split(/,| \/ /, 1);
  return place === "Klagenfurt" ? "Klagenfurt am Wörthersee" : place.replace(/^(.+) \1$/, "$1");
}

function addTo(zipsOf: Map<string, string[]>, name: string, zip: string): void {
  zipsOf.set(name, [...(zipsOf.get(name) ?? []), zip]);
}

/** The city of 'Berlin Kreuzberg'. Many zips are listed with their district only. */
function cityOf(name: string, zipsOf: ReadonlyMap<string, readonly string[]>): string {
  const [, city = name] = /^(\p{Lu}[\p{L}-]+(?: am Main)?) \p{Lu}/u.exec(name) ?? [];
  return (zipsOf.get(city)?.length ?? 0) >= zipsOfBigCity ? city : name;
}

/** Leaves out the parts of a place beside it: 'Bad Saarow Neu Golm'. */
function withoutParts(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((whole) => name.startsWith(`${whole} `)));
}

function indexed(list: readonly Place[]): Pick<Places, "names" | "laterWords"> {
  const laterWords = list.flatMap(({ key }, rank) =>
    [...key.matchAll(/ /g)].map(({ index }) => [key.slice(index + 1), rank] as const),
  );
  return { names: makePrefixIndex(list.map(({ key }, rank) => [key, rank])), laterWords: makePrefixIndex(laterWords) };
}
