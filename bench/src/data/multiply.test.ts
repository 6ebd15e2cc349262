import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, type TestDatabase } from "../../../tools/lib/test-databases.ts";
import { fill } from "./open-database.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createPostgresDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fill(client, database.url, 240, 24);
}, 600_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function read(text: string): Promise<unknown[]> {
  const { rows } = await client.query<object>(text);
  return rows.flatMap((row): unknown[] => Object.values(row));
}

test("writes the requested number of policies, in every lasting state", async () => {
  expect(await read("SELECT count(*)::int FROM policy")).toEqual([240]);
  const states = await read("SELECT DISTINCT cover_state FROM policy UNION SELECT payment_state FROM policy");
  expect(states).toEqual(expect.arrayContaining(["ACCEPTED", "DECLINED", "ENDED", "SIGNED", "PAID", "PAST_DUE"]));
  expect(await read("SELECT count(*) >= 10 FROM claim")).toEqual([true]);
});

test("gives each copy its own application, contract number, account and mails", async () => {
  for (const column of ["tenant_email", "contract_number", "landlord_email"])
    expect(await read(`SELECT count(DISTINCT ${column})::int FROM policy`)).toEqual([240]);
  const mailed = "SELECT count(*)::int FROM mail JOIN policy USING (ref_id) WHERE reason NOT LIKE '%' || ref_id || '%'";
  expect(await read(`${mailed} AND reason ~ '[0-9a-f]{24}'`)).toEqual([0]);
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

test("balances each event in the ledger", async () => {
  const unbalanced = "SELECT subject_id FROM ledger_entry GROUP BY event, subject_id HAVING sum(amount_cents) <> 0";
  expect(await read(unbalanced)).toEqual([]);
});

test("keeps references that no foreign key checks", async () => {
  const charges = "FROM provider_movement JOIN charge_attempt ON charge_attempt.id = charge_attempt_id";
  expect(await read(`SELECT count(*) > 100 ${charges}`)).toEqual([true]);
  expect(await read(`SELECT count(*)::int ${charges} WHERE provider_charge_id <> charge_id`)).toEqual([0]);
});
