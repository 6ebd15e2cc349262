import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
}

const folder = new URL("../../../migrations/", import.meta.url);
// Arbitrary, but the same on every server.
const lockKey = 724_511_980;

export function listMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    return { number: Number.parseInt(name, 10), name, text, checksum: createHash("sha256").update(text).digest("hex") };
  });
}

/** Servers that start together wait for each other. Throws when an applied migration has changed since. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await runExclusively(db, applyMissing);
}

/** On one server at a time. `run` gets the connection that holds the lock, because PGlite has no other. */
export async function runExclusively(
  db: Kysely<Database>,
  run: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      await run(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function applyMissing(connection: Kysely<Database>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(connection);
  const { rows } = await sql<{ number: number; checksum: string }>`SELECT number, checksum FROM migration`.execute(
    connection,
  );
  const applied = new Map(rows.map((row) => [row.number, row.checksum]));
  for (const migration of listMigrations()) {
    const { number, name, text, checksum } = migration;
    const known = applied.get(number);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    await connection.transaction().execute(async (trx) => {
      await sql.raw(text).execute(trx);
      await sql`INSERT INTO migration (number, name, checksum) VALUES (${number}, ${name}, ${checksum})`.execute(trx);
    });
  }
}
