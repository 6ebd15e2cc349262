import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { buildIndexes } from "./build-indexes.ts";
import { checkLetters } from "./check-letters.ts";
import { hasCode } from "./has-code.ts";
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
  /** Whether the migration is one statement that changes a batch of rows, repeated until it changes none. */
  isBatched: boolean;
}

const folder = new URL("../../../migrations/", import.meta.url);
// Arbitrary, but the same on every server.
const lockKey = 724_511_980;

let listed: readonly Migration[] | undefined;

/** In their order. Reads the files once. */
export function listMigrations(): readonly Migration[] {
  return (listed ??= readMigrations());
}

function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const checksum = createHash("sha256").update(text).digest("hex");
    const [firstLine] = text.split("\n");
    const kind = {
      contracts: firstLine?.startsWith("-- contract") ?? false,
      isConcurrent: firstLine === "-- concurrently",
      isBatched: firstLine === "-- in batches",
    };
    return { number: Number.parseInt(name, 10), name, text, checksum, ...kind };
  });
}

// In ms. Short, because all queries on a table queue behind a migration that waits for the table's lock.
const lockWithin = 2_000;
const pause = 1_000;
const mostTries = 100;
/** A lock that was not free in time, and a deadlock with another server's migration. */
const busy = /^(55P03|40P01)$/;
const insufficientPrivilege = /^42501$/;

/**
 * Applies the missing migrations; servers that start together take turns. If none is missing, it only reads, so that a
 * role which may not change the schema can start. Errors: names the migration that failed or was changed after it had
 * been applied. Throws a ConfigError if the role may not apply a missing one, if the database belongs to a later
 * release that this one cannot work with, or if it does not know all letters.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  await checkLetters(db);
  for (let tries = 1; ;) {
    const next = findNext(await readApplied(db), migrations);
    if (!next) return;
    try {
      await apply(db, next, migrations);
      tries = 1;
    } catch (error) {
      if (hasCode(error, insufficientPrivilege)) throw refuseRole(error, next);
      if (!hasCode(error, busy) || tries++ === mostTries) throw error;
      await wait(pause);
    }
  }
}

function refuseRole(error: Error, { name }: Migration): ConfigError {
  return new ConfigError(
    `DATABASE_URL: the database lacks ${name}, and this role may not apply it (${error.message}); ` +
      "run `npm run migrate` with the role that owns the database.",
  );
}

async function apply(db: Kysely<Database>, next: Migration, migrations: readonly Migration[]): Promise<void> {
  const { isConcurrent, isBatched, text } = next;
  if (!isConcurrent && !isBatched)
    return db.transaction().execute((transaction) => applyInTransaction(transaction, migrations));
  await naming(next, () => (isConcurrent ? buildIndexes(db, text) : changeInBatches(db, text)));
  await record(db, next);
}

/** Errors that `migrate` handles pass unchanged. */
async function naming(migration: Migration, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (hasCode(error, busy) || hasCode(error, insufficientPrivilege) || !(error instanceof Error)) throw error;
    throw new Error(`Migration ${migration.name} failed: ${error.message}`, { cause: error });
  }
}

/** Servers that do this together change some rows twice, which does no harm. */
async function changeInBatches(db: Kysely<Database>, text: string): Promise<void> {
  for (let changed = 1n; changed > 0n;) changed = (await sql.raw(text).execute(db)).numAffectedRows ?? 0n;
}

/** Locks until the transaction ends. Behind a pooler, a lock of the session would outlive it on a shared connection. */
async function lock(transaction: Transaction<Database>): Promise<void> {
  // Another server's migrations or a large table may take longer than any request may.
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
  await sql.raw(`SET LOCAL lock_timeout = ${lockWithin}`).execute(transaction);
}

/** Looks again which migration is next, because another server may have applied one while this one waited. */
async function applyInTransaction(transaction: Transaction<Database>, migrations: readonly Migration[]): Promise<void> {
  await lock(transaction);
  await sql`CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(transaction);
  await sql`ALTER TABLE migration ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT false`.execute(
    transaction,
  );
  const next = findNext(await readApplied(transaction), migrations);
  if (!next || next.isConcurrent || next.isBatched) return;
  await naming(next, () => sql.raw(next.text).execute(transaction));
  await record(transaction, next);
}

/** Empty if no release has migrated the database yet. */
async function readApplied(db: Kysely<Database>): Promise<Applied[]> {
  const { rows: found } = await sql`
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('migration') AND attname = 'contracts'`.execute(db);
  if (found.length === 0) return [];
  return (await sql<Applied>`SELECT number, name, checksum, contracts FROM migration`.execute(db)).rows;
}

/** Null if all migrations have been applied. */
function findNext(applied: readonly Applied[], migrations: readonly Migration[]): Migration | null {
  refuseLaterRelease(applied, migrations);
  const checksums = new Map(applied.map((item) => [item.number, item.checksum]));
  for (const migration of migrations) {
    const known = checksums.get(migration.number);
    if (known === undefined) return migration;
    if (known !== migration.checksum)
      throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
  }
  return null;
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
