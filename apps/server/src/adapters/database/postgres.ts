import pg from "pg";
import type { Log } from "../../ports/log.ts";
import { connect, typeParsers } from "./engine.ts";

/** PostgreSQL 15 or newer at `url`; many servers may share it. */
export async function openPostgres(url: string, options: { log: Log; connections?: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: typeParsers,
  });
  // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
  pool.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost"));
  return connect(pool, async () => {});
}
