import pg from "pg";
import { ClockCheck } from "../clock/clock-check.ts";
import { defaultPool, type PoolSettings } from "../database/connection.ts";
import type { Log } from "../log.ts";
import { boundPool } from "./bounded-pool.ts";
import { connect, typeParsers, type WatchPool } from "./engine.ts";
import { openSocket } from "./known-addresses.ts";
import { keepsNames, prepareConnection } from "./prepare-connection.ts";
import { watchReadiness } from "./readiness.ts";
import { WriteCheck } from "./write-check.ts";

interface PostgresOptions extends Partial<PoolSettings> {
  log: Log;
  watch?: WatchPool;
}

/** Errors: throws if the database cannot be reached, or a ConfigError if its settings do not fit. */
export async function openPostgres(
  url: string,
  { clockCheck = new ClockCheck(), ...options }: PostgresOptions & { clockCheck?: ClockCheck },
) {
  const { connections, named } = await openPool(url, options);
  const writeCheck = new WriteCheck();
  const readiness = watchReadiness(url, { clockCheck, writeCheck });
  return connect(connections, {
    log: options.log,
    named,
    findProblem: () => readiness.findProblem(),
    noteFailure: (error) => writeCheck.note(error),
    closeEngine: () => readiness.close(),
  });
}

/** Errors: the same as `openPostgres`. */
export async function openPool(url: string, { log, watch, ...settings }: PostgresOptions) {
  const { connections, longestQueue, limits } = { ...defaultPool, ...settings };
  let isPooled = false;
  let missingLimits: string[] = [];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    stream: openSocket,
    types: typeParsers,
    async onConnect(client) {
      ({ isPooled, missingLimits } = await prepareConnection(client, limits));
    },
  });
  // Without listeners, either event would end the process. With them, only the running statement fails, and the pool
  // opens another connection. Logs the message alone, because the error object contains the whole client.
  const warn = (message: string) => (error: Error) => log.warn({ error: error.message }, message);
  pool.on("error", warn("a database connection was lost"));
  pool.on("connect", (client) => client.on("error", warn("a database connection broke while in use")));
  watch?.(pool);
  let named: boolean;
  try {
    const client = await pool.connect();
    try {
      named = !isPooled || (await keepsNames(client));
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  if (missingLimits.length > 0)
    log.warn({ missingLimits }, "behind a pooler the role needs time limits, or requests may wait without end");
  return { connections: boundPool(pool, longestQueue), named };
}
