import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { connect, typeParsers, type WatchPool } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";

/** The embedded database in `<dataDir>/database`, for one process at a time (decision 0010). */
export async function openPglite(dataDir: string, options: { watch?: WatchPool } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const lite = await PGlite.create(join(dataDir, "database"));
    return connectPglite(lite, unlock, options.watch);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A PGlite that is open already, behind the same pool as PostgreSQL. */
export function connectPglite(lite: PGlite, whenClosed: () => void = () => {}, watch?: WatchPool) {
  // One connection is all it has, and a connection that is let go takes its named statements' book with it.
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0, types: typeParsers });
  watch?.(pool);
  return connect(pool, async () => {
    await lite.close();
    whenClosed();
  });
}
