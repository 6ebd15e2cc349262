import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { buildIndexes } from "./build-indexes.ts";
import type { Database } from "./schema.ts";

export interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
  /** Whether it removes something that the previous release still uses. */
  contracts: boolean;
  /** Whether the migration only builds indexes, outside of a transaction. */
  isConcurrent: boolean;
}

const folder = new URL("../../../migrations/", import.meta.url);
// Arbitrary, but the same on every server.
const lockKey = 724_511_980;

export function listMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const checksum = createHash("sha256").update(text).digest("hex");
    const [firstLine] = text.split("\n");
    const kind = {
      contracts: firstLine?.startsWith("-- contract") ?? false,
      isConcurrent: firstLine === "-- concurrently",
    };
    return { number: Number.parseInt(name, 10), name, text, checksum, ...kind };
  });
}

// In ms. Short, because all queries on a table queue behind a migration that waits for the table's lock.
const lockWithin = 2_000;
const pause = 1_000;
const mostTries = 100;
const lockNotAvailable = "55P03";

/**
 * Applies the missing migrations; servers that start together take turns. Errors: throws if an applied migration was
 * changed, and a ConfigError if the database belongs to a later release that this one cannot work with.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  for (let tries = 1; ;) {
    try {
      const next = await db.transaction().execute((transaction) => applyNext(transaction, migrations));
      if (next === "none") return;
      if (next !== "applied") await applyConcurrently(db, next);
      tries = 1;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === lockNotAvailable;
      if (!isBusy || tries++ === mostTries) throw error;
      await wait(pause);
    }
  }
}

/** Locks until the transaction ends. Behind a pooler, a lock of the session would outlive it on a shared connection. */
async function lock(transaction: Transaction<Database>): Promise<void> {
  // Another server's migrations or a large table may take longer than any request may.
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
  await sql.raw(`SET LOCAL lock_timeout = ${lockWithin}`).execute(transaction);
}

/** Applies the next migration. If that must run outside of a transaction, returns it instead. */
async function applyNext(
  transaction: Transaction<Database>,
  migrations: readonly Migration[],
): Promise<"none" | "applied" | Migration> {
  await lock(transaction);
  await sql`CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(transaction);
  await sql`ALTER TABLE migration ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false`.execute(
    transaction,
  );
  const { rows } = await sql<Applied>`SELECT number, name, checksum, contracts FROM migration`.execute(transaction);
  const applied = new Map(rows.map((row) => [row.number, row.checksum]));
  refuseLaterRelease(rows, migrations);
  for (const migration of migrations) {
    const { number, name, text, checksum } = migration;
    const known = applied.get(number);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    if (migration.isConcurrent) return migration;
    await sql.raw(text).execute(transaction);
    await record(transaction, migration);
    return "applied";
  }
  return "none";
}

async function applyConcurrently(db: Kysely<Database>, migration: Migration): Promise<void> {
  await buildIndexes(db, migration.text);
  await record(db, migration);
}

/** Does nothing if another server has recorded it in the meantime. */
async function record(db: Kysely<Database>, { number, name, checksum, contracts }: Migration): Promise<void> {
  await sql`INSERT INTO migration (number, name, checksum, contracts)
    VALUES (${number}, ${name}, ${checksum}, ${contracts}) ON CONFLICT DO NOTHING`.execute(db);
}

type Applied = Pick<Migration, "number" | "name" | "checksum" | "contracts">;

/** This release can run beside a later one that only added to the schema. */
function refuseLaterRelease(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = applied.find(({ number, contracts }) => contracts && !known.has(number));
  if (unknown)
    throw new ConfigError(
      `DATABASE_URL leads to the database of a later release (${unknown.name}); start that release, or restore a backup.`,
    );
}
