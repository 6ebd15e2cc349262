import type { Country } from "@kautia/contract";
import { type StreetKeys, withKeys } from "../rules/match-streets.ts";
import { readData } from "./read-data.ts";

const reading: Partial<Record<Country, Promise<StreetKeys[]>>> = {};

/** One entry for each zip of a street. Read on first use. */
export function wellKnownStreets(country: Country): Promise<StreetKeys[]> {
  return (reading[country] ??= read(country));
}

async function read(country: Country): Promise<StreetKeys[]> {
  const lines = await readData("streets.txt");
  return lines.flatMap((line) => {
    const [of, city = "", street = "", zips = ""] = line.split(";");
    return of === country ? zips.split(" ").map((zip) => withKeys({ street, zip, city })) : [];
  });
}
