import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { hasCode } from "./has-code.ts";
import type { Database } from "./schema.ts";

/** In ms. How long to wait for another server before the next look. */
const pause = 500;
/** Errors that another server can cause: a deadlock, a name that is now taken, an index that is now gone. */
const retried = /^(40P01|23505|42P07|42704)$/;

/**
 * Runs a migration that builds indexes without blocking writes. PostgreSQL does not allow that in a transaction, so
 * several servers may try at once: the first one builds an index, and a half-built one is dropped and rebuilt.
 */
export async function buildIndexes(db: Kysely<Database>, text: string): Promise<void> {
  for (const statement of readStatements(text)) {
    while (!(await buildIndex(db, statement))) await wait(pause);
  }
}

interface IndexStatement {
  name: string;
  text: string;
}

/** Errors: throws if the file contains any other statement. */
function readStatements(migration: string): IndexStatement[] {
  const all = migration.replaceAll(/^--.*$/gm, "").split(/;\s*$/m);
  return all.flatMap((statement) => {
    const text = statement.trim();
    if (text === "") return [];
    const [, name] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+) ON /.exec(text) ?? [];
    if (!name) throw new Error(`expected CREATE INDEX CONCURRENTLY IF NOT EXISTS, found: ${text}`);
    return { name, text };
  });
}

/** Returns whether the index is complete. If not, another server is building it: call this again after a pause. */
async function buildIndex(db: Kysely<Database>, { name, text }: IndexStatement): Promise<boolean> {
  const { rows } = await sql<{ isValid: boolean; isBuilt: boolean }>`
    SELECT indisvalid AS "isValid",
      EXISTS (SELECT FROM pg_stat_progress_create_index p WHERE p.index_relid = i.indexrelid) AS "isBuilt"
    FROM pg_index i WHERE indexrelid = to_regclass(${name})`.execute(db);
  const [found] = rows;
  if (found?.isValid) return true;
  if (found?.isBuilt) return false;
  try {
    await runWithoutLimits(db, found ? `DROP INDEX CONCURRENTLY IF EXISTS ${name}` : text);
  } catch (error) {
    if (!hasCode(error, retried)) throw error;
    return false;
  }
  // What ran may have been the removal of a half-built index, or nothing, because another server was faster.
  return buildIndex(db, { name, text });
}

/**
 * Lifts the time limits for requests, because indexing a large table takes longer. Only lifts limits that this session
 * set: behind a pooler they belong to the role, and changing them would affect the next user of the connection.
 */
async function runWithoutLimits(db: Kysely<Database>, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows: limits } = await sql<{ name: string; value: string }>`
      SELECT name, current_setting(name) AS value FROM pg_settings
      WHERE name IN ('statement_timeout', 'lock_timeout') AND source = 'session'`.execute(connection);
    const set = (name: string, value: string) => sql`SELECT set_config(${name}, ${value}, false)`.execute(connection);
    for (const { name } of limits) await set(name, "0");
    try {
      await sql.raw(statement).execute(connection);
    } finally {
      for (const { name, value } of limits) await set(name, value);
    }
  });
}
