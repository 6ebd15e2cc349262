import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, type TestDatabase } from "../../../tools/lib/test-databases.ts";
import { generate } from "./generate.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createPostgresDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await generate(database.url, 300, () => {});
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function read(text: string): Promise<unknown[]> {
  const { rows } = await client.query<object>(text);
  return rows.flatMap((row): unknown[] => Object.values(row));
}

test("writes the requested number of policies, in every lasting state", async () => {
  expect(await read("SELECT count(*)::int FROM policy")).toEqual([300]);
  const states = await read("SELECT DISTINCT cover_state FROM policy UNION SELECT payment_state FROM policy");
  expect(states).toEqual(expect.arrayContaining(["ACCEPTED", "DECLINED", "ENDED", "SIGNED", "PAID", "PAST_DUE"]));
});

test("writes no row that refers to a missing one", async () => {
  const keys = await client.query<{ table: string; column: string; other: string; key: string }>(`
    SELECT conrelid::regclass::text AS table, a.attname AS column, confrelid::regclass::text AS other, b.attname AS key
    FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
      JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = confkey[1]
    WHERE contype = 'f'`);
  expect(keys.rows.length).toBeGreaterThan(40);
  const orphans = keys.rows.map(
    ({ table, column, other, key }) =>
      `SELECT '${table}.${column}' FROM ${table} WHERE ${column} IS NOT NULL AND NOT EXISTS
        (SELECT FROM ${other} WHERE ${other}.${key} = ${table}.${column})`,
  );
  expect(await read(orphans.join(" UNION ALL "))).toEqual([]);
});

test("balances the ledger, for each event and against the provider's movements", async () => {
  expect(
    await read("SELECT subject_id FROM ledger_entry GROUP BY event, subject_id HAVING sum(amount_cents) <> 0"),
  ).toEqual([]);
  const [ledger, provider] = await read(`
    SELECT sum(amount_cents)::int FROM ledger_entry WHERE account = 'PROVIDER'
    UNION ALL SELECT sum(amount_cents)::int FROM provider_movement`);
  expect(ledger).toBe(provider);
});
