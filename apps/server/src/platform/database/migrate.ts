import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "./schema.ts";

interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
  /** Whether it removes something that the release before still uses. */
  contracts: boolean;
}

const folder = new URL("../../../migrations/", import.meta.url);
// Arbitrary, but the same on every server.
const lockKey = 724_511_980;

export function listMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const checksum = createHash("sha256").update(text).digest("hex");
    return { number: Number.parseInt(name, 10), name, text, checksum, contracts: text.startsWith("-- contract") };
  });
}

/**
 * Servers that start together wait for each other. Errors: throws when an applied migration has changed since, and a
 * ConfigError when the database belongs to a later release that this one can no longer work with.
 */
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
  await sql`ALTER TABLE migration ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false`.execute(
    transaction,
  );
  const { rows } = await sql<Applied>`SELECT number, name, checksum, contracts FROM migration`.execute(transaction);
  const applied = new Map(rows.map((row) => [row.number, row.checksum]));
  const migrations = listMigrations();
  refuseLaterRelease(rows, migrations);
  for (const { number, name, text, checksum, contracts } of migrations) {
    const known = applied.get(number);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    await sql.raw(text).execute(transaction);
    await sql`INSERT INTO migration (number, name, checksum, contracts)
      VALUES (${number}, ${name}, ${checksum}, ${contracts})`.execute(transaction);
    return true;
  }
  return false;
}

type Applied = Pick<Migration, "number" | "name" | "checksum" | "contracts">;

/** A later release that only added to the schema works side by side with this one. */
function refuseLaterRelease(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = applied.find(({ number, contracts }) => contracts && !known.has(number));
  if (unknown)
    throw new ConfigError(
      `DATABASE_URL leads to the database of a later release (${unknown.name}); start that release, or restore a backup.`,
    );
}
