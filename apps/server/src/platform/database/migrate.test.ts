import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase } from "../../testing/make-test-database.ts";
import { listMigrations, migrate } from "./migrate.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

test("runs each migration once, also when several servers start at once", async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  await migrate(database.db);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY number`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
});

test("gives each migration its own number", () => {
  const numbers = listMigrations().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("starts beside a later release that only added to the schema, and refuses one that removed from it", async () => {
  await migrate(database.db);
  const later = sql`INSERT INTO migration (number, name, checksum) VALUES (9998, '9998-later.sql', 'x')`;
  await later.execute(database.db);
  await migrate(database.db);
  await sql`UPDATE migration SET contracts = true WHERE number = 9998`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow("a later release (9998-later.sql)");
  await sql`DELETE FROM migration WHERE number = 9998`.execute(database.db);
});

test("fails when a migration was changed after it had been applied", async () => {
  await migrate(database.db);
  await sql`UPDATE migration SET checksum = 'another' WHERE number = 1`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow("0001-baseline.sql was changed after it had been applied");
});
