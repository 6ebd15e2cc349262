import pg from "pg";
import type { Log } from "../log.ts";
import { connect, typeParsers, type WatchPool } from "./engine.ts";
import { prepareConnection } from "./prepare-connection.ts";

/** Errors: throws if the database cannot be reached, or a ConfigError if its settings do not fit. */
export async function openPostgres(url: string, options: { log: Log; connections?: number; watch?: WatchPool }) {
  let isPooled = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: typeParsers,
    async onConnect(client) {
      ({ isPooled } = await prepareConnection(client));
    },
  });
  // Unheard, either event would end the process. The statement fails, and the pool opens another connection.
  pool.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) =>
    client.on("error", (error) => options.log.warn({ err: error }, "a database connection broke while in use")),
  );
  options.watch?.(pool);
  try {
    (await pool.connect()).release();
    return connect(pool, { named: !isPooled });
  } catch (error) {
    await pool.end();
    throw error;
  }
}
