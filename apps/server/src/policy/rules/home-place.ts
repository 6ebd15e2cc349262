import type { Country, HomePlace } from "@kautia/contract";

/** The zip is the second part of the building's key (`addresses/rules/home-keys.ts`). */
export function homePlace({ country, building_key }: { country: Country; building_key: string }): HomePlace {
  return { country, zip: building_key.split("|")[1] ?? null };
}
