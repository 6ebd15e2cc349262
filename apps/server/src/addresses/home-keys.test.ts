import { countries, type PostalAddress } from "@kautia/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMigrations } from "../platform/database/migrate.ts";
import { makeTestDatabase } from "../testing/make-test-database.ts";
import { homeKeys } from "./rules/home-keys.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

const words = [
  "Top",
  "Wohnung",
  "OG",
  "Obergeschoß",
  "3. Stock",
  "links",
  "Nr.",
  "am",
  "a. M.",
  "im",
  "Straße",
  "Str.",
  "Wien",
];
const signs = ["/", "-", ".", ",", " ", "(", ")", "|", "_", "ä", "É", "ẞ", "ł", "Ω", "7", "a"];
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...signs), fc.string({ maxLength: 4 })), { maxLength: 8 })
  // The database cannot store NUL, and what it takes for a blank beyond ASCII depends on its locale.
  .map((parts) =>
    parts
      .join("")
      .replace(/[\0\u0085]/g, "")
      .replace(/[^\S \t\n]/g, " "),
  );
const address: fc.Arbitrary<PostalAddress> = fc.record({
  street: text,
  streetNumber: text,
  zip: text,
  city: text,
  country: fc.constantFrom(...countries),
  unitName: fc.option(text),
});

// The previous release uses the functions, and so did what it has stored.
test("the keys of a home are those that the database's functions make", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 50, maxLength: 50 }), async (addresses) => {
      const { rows } = await sql`
        SELECT building_key(home) AS building, unit_key(home) AS unit
        FROM jsonb_array_elements(${JSON.stringify(addresses)}::jsonb) WITH ORDINALITY AS given (home, at) ORDER BY at
      `.execute(database.db);
      expect(addresses.map(homeKeys)).toEqual(rows);
    }),
    { numRuns: 40 },
  );
});

const home = (street: string, unitName: string | null = null): PostalAddress => ({
  street,
  streetNumber: "12",
  zip: "10119",
  city: "Berlin",
  country: "de",
  unitName,
});

test("a partner's home that the previous release stores or changes gets its keys", async () => {
  const { db } = database;
  const at = new Date();
  await db.insertInto("partner").values({ id: "keys", name: "Keys", created_at: at }).execute();
  const rest = { id: "a".repeat(24), partner_id: "keys", reference: "1", full_address: "", words: "" };
  const readKeys = () =>
    db
      .selectFrom("partner_property")
      .select(["building_key as building", "unit_key as unit"])
      .where("id", "=", rest.id)
      .executeTakeFirst();
  const stored = { ...rest, address: JSON.stringify(home("Torstraße", "EG")), created_at: at, changed_at: at };
  await db.insertInto("partner_property").values(stored).execute();
  expect(await readKeys()).toEqual(homeKeys(home("Torstraße", "EG")));
  await db
    .updateTable("partner_property")
    .set({ address: JSON.stringify(home("Karlstraße")) })
    .execute();
  expect(await readKeys()).toEqual(homeKeys(home("Karlstraße")));
});

test("applications that the previous release stored get the keys of their homes, and keep the others", async () => {
  const { db } = database;
  const at = new Date();
  const rented = { address: home("Torstraße", "Top 4") };
  const wanted = { address: home("Karlstraße") };
  const answers = [{}, { address: wanted }, { existingRent: true, userInfo: { address: rented }, address: wanted }];
  const rows = answers.map((given, index) => ({
    ref_id: `${index}`.repeat(24),
    country: "de" as const,
    locale: "de-DE" as const,
    answers: JSON.stringify(given),
    contact_keys: JSON.stringify({ tenantEmail: "jana@example.com" }),
    created_at: at,
    updated_at: at,
  }));
  await db.insertInto("application").values(rows).execute();
  const migration = listMigrations().find(({ name }) => name === "0073-home-keys-of-applications.sql");
  const run = () => sql.raw(migration?.text ?? "").execute(db);
  expect((await run()).numAffectedRows).toBe(2n);
  expect((await run()).numAffectedRows).toBe(0n);
  const found = await db.selectFrom("application").select("contact_keys").orderBy("ref_id").execute();
  const tenantEmail = "jana@example.com";
  expect(found.map((row) => row.contact_keys)).toEqual([
    { tenantEmail },
    { tenantEmail, ...homeKeys(wanted.address) },
    { tenantEmail, ...homeKeys(rented.address) },
  ]);
});
