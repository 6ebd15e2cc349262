import type { PostalAddress } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { placesOf } from "./data/places.ts";
import { wellKnownStreets } from "./data/well-known-streets.ts";
import { streetName } from "./rules/street-name.ts";
import { cityKey, streetKey } from "./rules/street-key.ts";

/** How many applications must name a street before it is suggested to others (docs/addresses.md). */
const applicationsNeeded = 5;

const mention = {
  name: "street-mention",
  text: `
  INSERT INTO street_mention (ref_id, country, zip, city, street_key, street)
  SELECT ref_id, $2, $3, $4, $5, $6 FROM application
  WHERE ref_id = $1 AND forgotten_at IS NULL AND NOT EXISTS (
    SELECT FROM known_street WHERE country = $2 AND zip = $3 AND city = $4 AND street_key = $5)
  ON CONFLICT DO NOTHING RETURNING ref_id`,
};

/** Makes a street's most common spelling known, if enough applications named it. Safe to run concurrently. */
const learn = {
  name: "street-learn",
  text: `
  WITH named AS (
    SELECT mode() WITHIN GROUP (ORDER BY street) AS street FROM street_mention
    WHERE country = $1 AND zip = $2 AND city = $3 AND street_key = $4 HAVING count(*) >= $5
  ), learned AS (
    INSERT INTO known_street (country, zip, city, street_key, street) SELECT $1, $2, $3, $4, street FROM named
    ON CONFLICT DO NOTHING
  )
  DELETE FROM street_mention USING named
  WHERE country = $1 AND zip = $2 AND city = $3 AND street_key = $4`,
};

/** In the order of the key, so that concurrent calls with the same streets cannot deadlock. */
const keep = {
  name: "street-keep",
  text: `
  INSERT INTO known_street (country, zip, city, street_key, street)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS given (country, zip, city, street_key, street)
  ORDER BY country, zip, city, street_key
  ON CONFLICT DO NOTHING`,
};

/** Records which streets an application names, and makes those known that enough applications have named. */
export async function countStreetMentions(
  { sql }: Pick<Deps, "sql">,
  refId: string,
  addresses: readonly PostalAddress[],
): Promise<void> {
  for (const address of addresses) {
    const name = streetName(address.street);
    const city = await placeOf(address);
    if (name === null || city === null || (await isWellKnown(address))) continue;
    const street = [address.country, address.zip, city, streetKey(name)];
    const added = await sql.query({ ...mention, values: [refId, ...street, name] });
    if (added.length > 0) await sql.query({ ...learn, values: [...street, applicationsNeeded] });
  }
}

/** Makes the streets of partners' homes known, because these homes can be searched anyway. */
export async function addKnownStreets({ sql }: Pick<Deps, "sql">, addresses: readonly PostalAddress[]): Promise<void> {
  const rows = addresses.flatMap(({ country, zip, city, street }) => {
    const name = streetName(street);
    return name === null ? [] : [[country, zip, city, streetKey(name), name] as const];
  });
  if (rows.length === 0) return;
  await sql.query({ ...keep, values: [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])) });
}

/** The place's name in our own list, so that nobody sees what somebody else typed. */
async function placeOf({ country, zip, city }: PostalAddress): Promise<string | null> {
  const names = (await placesOf(country)).byZip.get(zip) ?? [];
  return names.find((name) => cityKey(name) === cityKey(city)) ?? names[0] ?? null;
}

async function isWellKnown({ country, zip, street }: PostalAddress): Promise<boolean> {
  const key = streetKey(street);
  return (await wellKnownStreets(country)).some((one) => one.zip === zip && one.streetKey === key);
}
