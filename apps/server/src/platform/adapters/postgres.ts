import pg from "pg";
import type { Log } from "../log.ts";
import { connect, typeParsers, type WatchPool } from "./engine.ts";

/** PostgreSQL 15 or newer at `url`; many servers may share it. */
export async function openPostgres(url: string, options: { log: Log; connections?: number; watch?: WatchPool }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: typeParsers,
  });
  // Unheard, either event would end the process: that of an idle connection, and that of one that breaks in the middle of
  // something. The latter fails what is under way, and the pool replaces both.
  pool.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) =>
    client.on("error", (error) => options.log.warn({ err: error }, "a statement was cut off")),
  );
  options.watch?.(pool);
  return connect(pool, async () => {});
}
