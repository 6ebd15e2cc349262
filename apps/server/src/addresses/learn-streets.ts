import type { PostalAddress } from "@kautia/contract";
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
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
  deps: Pick<Deps, "db" | "sql">,
  refId: string,
  addresses: readonly PostalAddress[],
): Promise<void> {
  for (const address of addresses) {
    const name = streetName(address.street);
    const city = await placeOf(address);
    if (name === null || city === null || (await isWellKnown(address))) continue;
    const { country, zip } = address;
    const street_key = streetKey(name);
    const added = await deps.sql.query({ ...mention, values: [refId, country, zip, city, street_key, name] });
    if (added.length > 0) await learnStreet(deps.db, { country, zip, city, street_key });
  }
}

/** Makes a street's most common spelling known, if enough applications named it. Safe to run concurrently. */
async function learnStreet(
  db: Kysely<Database>,
  key: Pick<Selectable<Database["known_street"]>, "country" | "zip" | "city" | "street_key">,
): Promise<void> {
  const isNamed = ({ and }: ExpressionBuilder<Database, "street_mention">) => and(key);
  const named = await db
    .selectFrom("street_mention")
    .select(sql<string>`mode() WITHIN GROUP (ORDER BY street)`.as("street"))
    .where(isNamed)
    .having(({ fn }) => fn.countAll(), ">=", applicationsNeeded)
    .executeTakeFirst();
  if (!named) return;
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto("known_street")
      .values({ ...key, street: named.street })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom("street_mention").where(isNamed).execute();
  });
}

/** Makes the streets of partners' homes known, because these homes can be searched anyway. */
export async function addKnownStreets(deps: Pick<Deps, "sql">, addresses: readonly PostalAddress[]): Promise<void> {
  const rows = addresses.flatMap(({ country, zip, city, street }) => {
    const name = streetName(street);
    return name === null ? [] : [[country, zip, city, streetKey(name), name] as const];
  });
  if (rows.length === 0) return;
  await deps.sql.query({ ...keep, values: [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])) });
}

/** The place's name in our own list, so that nobody sees what somebody else typed. */
async function placeOf({ country, zip, city }: PostalAddress): Promise<string | null> {
  const names = (await placesOf(country)).byZip.get(zip) ?? [];
  return names.find((name) => cityKey(name) === cityKey(city)) ?? names[0] ?? null;
}

async function isWellKnown({ country, zip, street }: PostalAddress): Promise<boolean> {
  const key = streetKey(street);
  return (await wellKnownStreets(country)).some((item) => item.zip === zip && item.streetKey === key);
}

/** Forgets that these applications named streets. */
export async function forgetStreetMentions(
  transaction: Transaction<Database>,
  refIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom("street_mention").where("ref_id", "in", refIds).execute();
}
