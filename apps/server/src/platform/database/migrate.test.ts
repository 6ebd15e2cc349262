import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase } from "../../../../../tools/lib/test-databases.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { openPostgres } from "../adapters/postgres.ts";
import { ConfigError } from "../config/config-error.ts";
import { makeTestDatabase, testEngine } from "#testing/database/make-test-database.ts";
import { buildIndexes } from "./build-indexes.ts";
import { listMigrations, migrate, type Migration } from "./migrate.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

test("runs each migration once when several servers start together", async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  await migrate(database.db);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY number`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
});

test.runIf(testEngine() === "postgres").each([
  ["SQL_ASCII", "the database's encoding is SQL_ASCII"],
  ["UTF8", "the lower case of IÄŁ is iÄŁ"],
])("refuses a database of encoding %s without a locale", async (encoding, reason) => {
  const other = await createPostgresDatabase(`template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`);
  const { db, close } = await openPostgres(other.url, { log: silentLog });
  await expect(migrate(db)).rejects.toThrow(reason);
  await close();
  await other.drop();
});

test("gives each migration its own number", () => {
  const numbers = listMigrations().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("gives each index a name of its own, because IF NOT EXISTS skips a name that is taken", () => {
  const names = new Set<string>();
  const taken: string[] = [];
  for (const { name, text } of listMigrations())
    for (const [, verb, index = ""] of text.matchAll(
      /(CREATE|DROP)(?: UNIQUE)? INDEX (?:CONCURRENTLY )?(?:IF (?:NOT )?EXISTS )?([\w, ]+?)(?: ON|;)/g,
    )) {
      if (verb === "DROP") for (const dropped of index.split(", ")) names.delete(dropped);
      else if (names.has(index)) taken.push(`${index} in ${name}`);
      else names.add(index);
    }
  expect(names.size).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});

test("starts beside a later release that only added to the schema, but not if it removed something", async () => {
  await migrate(database.db);
  const later = sql`INSERT INTO migration (number, name, checksum) VALUES (9998, '9998-later.sql', 'x')`;
  await later.execute(database.db);
  await migrate(database.db);
  await sql`UPDATE migration SET contracts = true WHERE number = 9998`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow("a later release (9998-later.sql)");
  await sql`DELETE FROM migration WHERE number = 9998`.execute(database.db);
});

const another = (text: string): Migration => ({
  number: 9997,
  name: "9997-another.sql",
  text,
  checksum: text,
  contracts: false,
  isConcurrent: text.startsWith("-- concurrently"),
  isBatched: text.startsWith("-- in batches"),
});
const forgetAnother = () => sql`DELETE FROM migration WHERE number = 9997`.execute(database.db);
const indexOfMails = "-- concurrently\nCREATE INDEX CONCURRENTLY IF NOT EXISTS mail_tries ON mail (tries);\n";

async function readIndex(): Promise<unknown[]> {
  const { rows } = await sql`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('mail_tries')`.execute(
    database.db,
  );
  return rows;
}

test("builds indexes outside of a transaction, and only once when several servers start together", async () => {
  const migrations = [...listMigrations(), another(indexOfMails)];
  await Promise.all([1, 2, 3].map(() => migrate(database.db, migrations)));
  expect(await readIndex()).toEqual([{ indisvalid: true }]);
  await sql`DELETE FROM migration WHERE number = 9997`.execute(database.db);
});

test("repeats a statement that changes a batch of rows until none is left", async () => {
  await sql`CREATE TABLE filled (id integer PRIMARY KEY, key text)`.execute(database.db);
  await sql`INSERT INTO filled (id) SELECT generate_series(1, 25)`.execute(database.db);
  const fill = `-- in batches
    UPDATE filled SET key = 'key ' || id WHERE id IN (SELECT id FROM filled WHERE key IS NULL LIMIT 10);`;
  await migrate(database.db, [...listMigrations(), another(fill)]);
  const { rows } = await sql`SELECT count(*)::integer AS count FROM filled WHERE key = 'key ' || id`.execute(
    database.db,
  );
  expect(rows).toEqual([{ count: 25 }]);
  await sql`DROP TABLE filled`.execute(database.db);
  await forgetAnother();
});

test.each(["ALTER TABLE nowhere ADD COLUMN x text", "-- concurrently\nCREATE TABLE x ()", "-- in batches\nSELECT 1/0"])(
  "names the migration that failed: %s",
  async (text) => {
    const migrating = migrate(database.db, [...listMigrations(), another(text)]);
    await expect(migrating).rejects.toThrow(/^Migration 9997-another\.sql failed: /);
  },
);

test("starts with a role that may only change rows, unless a migration is missing", async () => {
  await database.db.connection().execute(async (connection) => {
    await sql.raw(rightsOfRows).execute(connection);
    await migrate(connection);
    const lacking = migrate(connection, [...listMigrations(), another("CREATE TABLE x ()")]);
    await expect(lacking).rejects.toThrow(ConfigError);
    await expect(lacking).rejects.toThrow(/^DATABASE_URL: the database lacks 9997-another\.sql, .*npm run migrate/);
    await sql`RESET ROLE`.execute(connection);
  });
  await sql`DROP OWNED BY only_rows`.execute(database.db);
  await sql`DROP ROLE only_rows`.execute(database.db);
});

const rightsOfRows = `CREATE ROLE only_rows;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO only_rows;
  SET ROLE only_rows`;

test("rebuilds an index that a killed server left half built", async () => {
  await buildIndexes(database.db, indexOfMails);
  await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'mail_tries'::regclass`.execute(database.db);
  await buildIndexes(database.db, indexOfMails);
  expect(await readIndex()).toEqual([{ indisvalid: true }]);
});

test.runIf(testEngine() === "postgres")(
  "lets others pass while a migration waits for a table, and tries again",
  async () => {
    const busy = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const holding = database.db.transaction().execute(async (transaction) => {
      await sql`SELECT count(*) FROM mail`.execute(transaction);
      isLocked.resolve();
      await busy.promise;
    });
    await isLocked.promise;
    const migrations = [...listMigrations(), another("ALTER TABLE mail ADD COLUMN another integer")];
    const migrating = migrate(database.db, migrations);
    // Without a limit this count would wait behind the migration for as long as the other transaction lasts.
    await expect.poll(async () => waitingForLocks()).toBe(1);
    await sql`SELECT count(*) FROM mail`.execute(database.db);
    busy.resolve();
    await Promise.all([holding, migrating]);
    await sql`ALTER TABLE mail DROP COLUMN another`.execute(database.db);
    await sql`DELETE FROM migration WHERE number = 9997`.execute(database.db);
  },
);

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'mail'::regclass`.execute(
    database.db,
  );
  return rows.length;
}

test("fails when a migration was changed after it had been applied", async () => {
  await migrate(database.db);
  await sql`UPDATE migration SET checksum = 'another' WHERE number = 1`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow("0001-baseline.sql was changed after it had been applied");
});
