import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";
import type { Database } from "../database/schema.ts";

/** All on one connection, with a table that only it sees. */
async function onConnection(act: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const { db, close } = await makeTestDatabase();
  await db.connection().execute(async (connection) => {
    await sql`CREATE TEMPORARY TABLE note (id integer, words text)`.execute(connection);
    await sql`INSERT INTO note VALUES (1, 'first')`.execute(connection);
    await act(connection);
    await sql`DROP TABLE note`.execute(connection);
  });
  await close();
}

async function isPrepared(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_prepared_statements WHERE statement LIKE 'SELECT words%'`.execute(db);
  return rows.length > 0;
}

const readWords = (db: Kysely<Database>) => sql<{ words: unknown }>`SELECT words FROM note WHERE id = ${1}`.execute(db);

test("a statement that a connection runs often is prepared", async () => {
  await onConnection(async (db) => {
    await readWords(db);
    expect(await isPrepared(db)).toBe(false);
    for (let time = 0; time < 5; time++) expect((await readWords(db)).rows).toEqual([{ words: "first" }]);
    expect(await isPrepared(db)).toBe(true);
  });
});

test("a column that a migration adds meanwhile does not disturb statements that read all columns", async () => {
  await onConnection(async (db) => {
    const readAll = () => sql`SELECT note.* FROM note WHERE id = ${1}`.execute(db);
    for (let time = 0; time < 5; time++) await readAll();
    await sql`ALTER TABLE note ADD more integer`.execute(db);
    expect((await readAll()).rows).toEqual([{ id: 1, words: "first", more: null }]);
  });
});

test("a column whose type a migration changes meanwhile fails one statement of a connection, and not the next", async () => {
  await onConnection(async (db) => {
    for (let time = 0; time < 5; time++) await readWords(db);
    await sql`ALTER TABLE note ALTER words TYPE json USING to_json(words)`.execute(db);
    await expect(readWords(db)).rejects.toThrow("cached plan must not change result type");
    expect((await readWords(db)).rows).toEqual([{ words: "first" }]);
  });
});
