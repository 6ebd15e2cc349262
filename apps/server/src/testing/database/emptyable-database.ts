import pg from "pg";
import type { TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import type { Connections } from "../../platform/adapters/bounded-pool.ts";
import { openPool } from "../../platform/adapters/postgres.ts";
import { silentLog } from "../server/silent-log.ts";

/**
 * A database that the next test can reuse, with connections that stay open. Otherwise creating databases and connecting
 * to them would take a third of PostgreSQL's time.
 */
export interface EmptyableDatabase {
  connections: Connections;
  /** Restores the rows that the migrations left. Returns false if a test has changed the schema. */
  empty(): Promise<boolean>;
  drop(): Promise<void>;
}

/** Deleted rows slow down later tests, but after a VACUUM PostgreSQL plans all prepared statements again. */
const vacuumEvery = 10;

export async function makeEmptyable({ url, drop }: TestDatabase): Promise<EmptyableDatabase> {
  const client = new pg.Client({ connectionString: url });
  // The run may stop the server while this connection is open.
  client.on("error", () => {});
  await client.connect();
  // Switches off foreign keys and triggers, so that tables can be emptied in any order.
  await client.query("SET session_replication_role = replica");
  const read = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  const seeded = await read(filledTables);
  for (const name of seeded) await client.query(`CREATE TEMPORARY TABLE seed_of_${name} AS TABLE ${name}`);
  const [schema] = await read(schemaDigest);
  const { connections } = await openPool(url, { log: silentLog });
  let emptied = 0;
  return {
    connections,
    async empty() {
      if ((await read(schemaDigest))[0] !== schema) return false;
      const changed = (await read(filledTables)).filter((name) => !seeded.includes(name));
      for (const name of seeded) {
        const [difference] = await read(findDifference(name, `seed_of_${name}`));
        if (difference !== undefined) changed.push(name);
      }
      await client.query(changed.map((name) => `DELETE FROM ${name}`).join(";"));
      emptied += 1;
      if (emptied % vacuumEvery === 0 && changed.length > 0) await client.query(`VACUUM ${changed.join(", ")}`);
      for (const name of seeded.filter((seed) => changed.includes(seed)))
        await client.query(`INSERT INTO ${name} OVERRIDING SYSTEM VALUE TABLE seed_of_${name}`);
      await client.query(restartSequences);
      return true;
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

// A table without file pages is empty. Asking each table for a row would take ten times as long.
const filledTables = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0 ORDER BY relname`;

const findDifference = (a: string, b: string) => `
  (SELECT t::text AS name FROM ${a} AS t EXCEPT ALL SELECT t::text FROM ${b} AS t) UNION ALL
  (SELECT t::text FROM ${b} AS t EXCEPT ALL SELECT t::text FROM ${a} AS t) LIMIT 1`;

const restartSequences = `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`;

// Each change of a catalog's row has a later transaction.
const schemaDigest = `SELECT count(*) || ' ' || max(xmin::text::bigint) AS name FROM (
  SELECT xmin FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT xmin FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT xmin FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT xmin FROM pg_trigger
  UNION ALL SELECT a.xmin FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r') AS rows`;
