import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
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
  while (await db.transaction().execute(applyNext));
}

/** Until the transaction ends: behind a pooler, a lock of the session would belong to somebody else's connection. */
async function lock(transaction: Transaction<Database>): Promise<void> {
  // Waiting for another server's migrations, or for a large table, may take longer than any request.
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

/** Applies the next migration; returns false if none is missing. */
async function applyNext(transaction: Transaction<Database>): Promise<boolean> {
  await lock(transaction);
  await sql`CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(transaction);
  const { rows } = await sql<{ number: number; checksum: string }>`SELECT number, checksum FROM migration`.execute(
    transaction,
  );
  const applied = new Map(rows.map((row) => [row.number, row.checksum]));
  for (const { number, name, text, checksum } of listMigrations()) {
    const known = applied.get(number);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    await sql.raw(text).execute(transaction);
    await sql`INSERT INTO migration (number, name, checksum) VALUES (${number}, ${name}, ${checksum})`.execute(
      transaction,
    );
    return true;
  }
  return false;
}
