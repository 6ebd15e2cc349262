import pg from "pg";
import type { Log } from "../log.ts";
import { connect, typeParsers, type WatchPool } from "./engine.ts";

export async function openPostgres(url: string, options: { log: Log; connections?: number; watch?: WatchPool }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: typeParsers,
  });
  // Unheard, either event would end the process. The statement fails, and the pool opens another connection.
  pool.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) =>
    client.on("error", (error) => options.log.warn({ err: error }, "a database connection broke while in use")),
  );
  options.watch?.(pool);
  return connect(pool, async () => {});
}
