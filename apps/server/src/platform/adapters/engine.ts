import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database/schema.ts";
import type { DatabaseConnection, Sql } from "../database/connection.ts";
import { type Connections, usageOf } from "./bounded-pool.ts";
import type { Log } from "../log.ts";
import { nameStatements } from "./name-statements.ts";
import { prepareEmbedded } from "./prepare-connection.ts";
import { makeReportSlow } from "./slow-statements.ts";

const dateType: number = pg.types.builtins.DATE;
const bigintType: number = pg.types.builtins.INT8;

/** Dates stay text, and bigints become numbers: amounts are in cents and far below 2^53. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === dateType) return (text: string) => text;
    if (oid === bigintType) return Number;
    return pg.types.getTypeParser(oid, format === "binary" ? "text" : format);
  },
};

export type WatchPool = (pool: pg.Pool) => void;

interface ConnectOptions {
  findProblem(): Promise<string | null>;
  /** Whether statements are prepared by name. Off behind a pooler whose next connection may not know the name. */
  named?: boolean;
  closeEngine?(): Promise<void>;
  /** Gets a line for each slow statement. */
  log?: Log | undefined;
  /** Gets the error of each statement that failed. */
  noteFailure?(error: unknown): void;
}

export function connect(
  pool: Connections,
  { named = true, findProblem, closeEngine = async () => {}, log, noteFailure = () => {} }: ConnectOptions,
): DatabaseConnection<Kysely<Database>> {
  const reportSlow = makeReportSlow(log);
  const sql: Sql = {
    async query<Row extends object>({
      name,
      text,
      values = [],
    }: {
      name?: string;
      text: string;
      values?: readonly unknown[];
    }) {
      // Not `pool.query`: it closes the connection after any error, and PGlite has only one.
      const client = await pool.connect();
      const start = performance.now();
      try {
        const { rows } = await client.query<Row>({ ...(named && { name }), text, values: [...values] });
        return rows;
      } catch (error) {
        noteFailure(error);
        throw error;
      } finally {
        client.release();
        reportSlow({ name, text }, performance.now() - start);
      }
    },
    async script(text) {
      const client = await pool.connect();
      try {
        const results: pg.QueryResult<object>[] = [await client.query(text)].flat();
        return results.flatMap(({ rows }) => rows);
      } catch (error) {
        noteFailure(error);
        // The script may have opened a transaction, which must not stay open.
        await client.query("ROLLBACK");
        throw error;
      } finally {
        client.release();
      }
    },
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: named ? nameStatements(pool) : pool }),
    log(event) {
      reportSlow({ text: event.query.sql }, event.queryDurationMillis);
      if (event.level === "error") noteFailure(event.error);
    },
  });
  return {
    db,
    sql,
    findProblem,
    poolUsage: () => pool.usage(),
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}

interface EmbeddedOptions {
  whenClosed?(): void;
  watch?: WatchPool | undefined;
  log?: Log | undefined;
  findProblem?(): Promise<string | null>;
}

export function connectPglite(lite: PGlite, { whenClosed, watch, findProblem, log }: EmbeddedOptions = {}) {
  // Never close the only connection when idle: that would lose its prepared statements.
  const pool = new pg.Pool({
    ...createPgConfig(lite),
    max: 1,
    idleTimeoutMillis: 0,
    types: typeParsers,
    async onConnect(client) {
      await prepareEmbedded(client);
    },
  });
  watch?.(pool);
  const connections: Connections = {
    options: pool.options,
    connect: () => pool.connect(),
    end: () => pool.end(),
    usage: () => ({ ...usageOf(pool), refused: 0 }),
  };
  return connect(connections, {
    log,
    findProblem: findProblem ?? (async () => null),
    async closeEngine() {
      await lite.close();
      whenClosed?.();
    },
  });
}
