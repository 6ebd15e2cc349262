import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database/schema.ts";
import type { DatabaseConnection, Sql } from "../database/connection.ts";

// PostgreSQL's own numbers of the two types.
const dateType: number = pg.types.builtins.DATE;
const bigintType: number = pg.types.builtins.INT8;

/** Dates stay the text they are, and whole numbers become numbers: money is in cents and far below 2^53. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === dateType) return (text: string) => text;
    if (oid === bigintType) return Number;
    return pg.types.getTypeParser(oid, format === "binary" ? "text" : format);
  },
};

/** Sees the pool before anybody uses it; for tests. */
export type WatchPool = (pool: pg.Pool) => void;

/** What both engines have in common: a pool of node-postgres. */
export function connect(pool: pg.Pool, closeEngine: () => Promise<void>): DatabaseConnection<Kysely<Database>> {
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
      // Not pool.query: that gives up the connection on any error, and PGlite has only the one.
      const client = await pool.connect();
      try {
        const { rows } = await client.query<Row>({ name, text, values: [...values] });
        return rows;
      } finally {
        client.release();
      }
    },
    async script(text) {
      const client = await pool.connect();
      try {
        // node-postgres answers one result, or one for each statement.
        const results: pg.QueryResult<object>[] = [await client.query(text)].flat();
        return results.flatMap(({ rows }) => rows);
      } catch (error) {
        // A transaction that the script had opened must not stay on the connection.
        await client.query("ROLLBACK");
        throw error;
      } finally {
        client.release();
      }
    },
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    sql,
    isReady: () =>
      sql.query({ name: "ready", text: "SELECT 1" }).then(
        () => true,
        () => false,
      ),
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}

/** An embedded database that is already open, behind the same pool as PostgreSQL. */
export function connectPglite(lite: PGlite, whenClosed: () => void = () => {}, watch?: WatchPool) {
  // It has one connection, and closing an idle one would lose its prepared statements.
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0, types: typeParsers });
  watch?.(pool);
  return connect(pool, async () => {
    await lite.close();
    whenClosed();
  });
}
