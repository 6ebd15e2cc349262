import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Dice, makeDice } from "./dice.ts";
import { throwPlaces, throwStreet } from "./names.ts";

export interface Street {
  country: "de" | "at";
  zip: string;
  city: string;
  street: string;
}

interface Country {
  country: Street["country"];
  /** The share of all streets. */
  share: number;
  zips: number;
  places: number;
  /** The number of zips of the biggest place. */
  biggest: number;
  zipAt: (index: number) => string;
}

const countries: readonly Country[] = [
  {
    country: "de",
    share: 0.87,
    zips: 8_200,
    places: 9_500,
    biggest: 190,
    zipAt: (index) => String(1_067 + 12 * index).padStart(5, "0"),
  },
  { country: "at", share: 0.13, zips: 2_200, places: 2_100, biggest: 23, zipAt: (index) => String(1_010 + 4 * index) },
];

/**
 * Generates streets of both countries, distributed realistically: a few big places with many zips, many small ones that
 * share one.
 */
export function* makeStreets(count: number): Generator<Street> {
  for (const { country, share, zips, places, biggest, zipAt } of countries) {
    const dice = makeDice(zips);
    const cities = citiesOfZips(dice, { zips, places, biggest });
    const perZip = (count * share) / zips;
    let generated = 0;
    for (const [index, names] of cities.entries()) {
      // Rounded so that the sum is always the count.
      const wanted = Math.round((index + 1) * perZip) - generated;
      generated += wanted;
      const seen = new Set<string>();
      for (let left = wanted; left > 0; left--) {
        const city = names[dice.below(names.length)] ?? "";
        let street = throwStreet(dice);
        while (seen.has(city + street)) street = throwStreet(dice);
        seen.add(city + street);
        yield { country, zip: zipAt(index), city, street };
      }
    }
  }
}

function citiesOfZips(dice: Dice, { zips, places, biggest }: Pick<Country, "zips" | "places" | "biggest">): string[][] {
  const names = throwPlaces(dice, places);
  const cities: string[][] = [];
  for (let rank = 0; rank < names.length && cities.length < zips / 4; rank++) {
    const own = Math.max(1, Math.round(biggest / (rank + 1)));
    for (let count = 0; count < own; count++) cities.push([names[rank] ?? ""]);
  }
  const small = names.slice(names.indexOf(cities.at(-1)?.[0] ?? "") + 1);
  const left = zips - cities.length;
  for (let index = 0; index < left; index++) {
    const from = Math.floor((index * small.length) / left);
    cities.push(small.slice(from, Math.max(from + 1, Math.floor(((index + 1) * small.length) / left))));
  }
  return cities;
}

/** The two files for the import, and a sample of the streets to search for. */
export interface StreetFiles {
  streets: string;
  places: string;
  samples: Street[];
}

/** Writes the files in the formats of OpenPLZ and GeoNames. */
export async function writeStreets(folder: string, count: number, samples: number): Promise<StreetFiles> {
  const files: StreetFiles = { streets: join(folder, "streets.csv"), places: join(folder, "places.csv"), samples: [] };
  const out = createWriteStream(files.streets);
  const places = new Set<string>();
  const every = Math.max(1, Math.floor(count / samples));
  let lines = "Name,PostalCode,Locality,RegionalKey,Borough,Suburb\n";
  let index = 0;
  for (const street of makeStreets(count)) {
    if (index++ % every === 0) files.samples.push(street);
    places.add(`${street.zip},${street.city},`);
    lines += `${street.street},${street.zip},${street.city},,,\n`;
    if (lines.length < 1 << 16) continue;
    if (!out.write(lines)) await once(out, "drain");
    lines = "";
  }
  out.end(lines);
  await once(out, "finish");
  await writeFile(files.places, ["zip,place,state", ...places].join("\n"));
  return files;
}
