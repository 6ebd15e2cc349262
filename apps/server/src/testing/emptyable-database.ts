import pg from "pg";
import type { Connections } from "../platform/adapters/bounded-pool.ts";
import { openPool } from "../platform/adapters/postgres.ts";
import { collectStatements } from "./collect-statements.ts";
import type { TestDatabase } from "./make-test-database.ts";
import { silentLog } from "./silent-log.ts";

/**
 * A database that the next test can use again, with connections that stay open. Creating a database and connecting to it
 * would take a third of PostgreSQL's time.
 */
export interface EmptyableDatabase {
  connections: Connections;
  /** Restores the rows that the migrations left. Returns false if a test has changed the schema. */
  empty(): Promise<boolean>;
  drop(): Promise<void>;
}

export async function makeEmptyable({ url, drop }: TestDatabase): Promise<EmptyableDatabase> {
  const client = new pg.Client({ connectionString: url });
  // The run may stop the server while this connection is open.
  client.on("error", () => {});
  await client.connect();
  await client.query(rememberRows);
  const readSchema = async () => (await client.query<{ schema: string }>(schemaDigest)).rows[0]?.schema;
  const schema = await readSchema();
  const { connections } = await openPool(url, { log: silentLog, watch: collectStatements });
  return {
    connections,
    async empty() {
      await client.query(restoreRows);
      return (await readSchema()) === schema;
    },
    async drop() {
      await connections.end();
      await client.end();
      await drop();
    },
  };
}

/** Connections for one test: after `end`, which waits until all are back, the test gets none. */
export function lendConnections(connections: Connections): Connections {
  let ended = false;
  let lent = 0;
  let whenAllAreBack = () => {};
  return {
    ...connections,
    async connect() {
      if (ended) throw new Error("The test has closed its database.");
      lent += 1;
      const client = await connections.connect().catch((error: unknown) => {
        lent -= 1;
        throw error;
      });
      const release = client.release;
      client.release = (destroy) => {
        client.release = release;
        release.call(client, destroy);
        lent -= 1;
        if (lent === 0) whenAllAreBack();
      };
      return client;
    },
    async end() {
      ended = true;
      if (lent > 0) await new Promise<void>((resolve) => (whenAllAreBack = resolve));
    },
  };
}

const eachTable = `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;

// Each change of a catalog's row has another transaction.
const schemaDigest = `SELECT md5(string_agg(id || ' ' || xmin, ',' ORDER BY id)) AS schema FROM (
  SELECT oid::text AS id, xmin FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT oid::text, xmin FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT oid::text, xmin FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT oid::text, xmin FROM pg_trigger
  UNION ALL SELECT attrelid || '.' || attnum, a.xmin FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r') AS rows`;

const rememberRows = `
  SET session_replication_role = replica;
  CREATE TEMPORARY TABLE rows_of_migrations (name text PRIMARY KEY, digest text);
  DO $$
  DECLARE
    next record;
    digest text;
  BEGIN
    FOR next IN ${eachTable} LOOP
      EXECUTE format('SELECT md5(string_agg(t::text, '','' ORDER BY t::text)) FROM %I AS t', next.name) INTO digest;
      CONTINUE WHEN digest IS NULL;
      INSERT INTO rows_of_migrations VALUES (next.name, digest);
      EXECUTE format('CREATE TEMPORARY TABLE %I AS TABLE public.%I', 'copy_of_' || next.name, next.name);
    END LOOP;
  END $$`;

// Without foreign keys and triggers, in any order. TRUNCATE would write new files for each table and index.
const restoreRows = `
  DO $$
  DECLARE
    next record;
    same boolean;
  BEGIN
    FOR next IN SELECT t.name, r.digest FROM (${eachTable}) AS t LEFT JOIN rows_of_migrations AS r USING (name) LOOP
      IF next.digest IS NULL THEN
        EXECUTE format('DELETE FROM %I', next.name);
      ELSE
        EXECUTE format('SELECT md5(string_agg(t::text, '','' ORDER BY t::text)) IS NOT DISTINCT FROM $1 FROM %I AS t', next.name)
          INTO same USING next.digest;
        CONTINUE WHEN same;
        EXECUTE format('DELETE FROM %I', next.name);
        EXECUTE format('INSERT INTO %I OVERRIDING SYSTEM VALUE TABLE %I', next.name, 'copy_of_' || next.name);
      END IF;
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`;
