import { once } from "node:events";
import { createServer, connect, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPostgresDatabase, runOnce, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { ConfigError } from "../config/config-error.ts";
import { openPostgres } from "./postgres.ts";

describe.runIf(testEngine() === "postgres")("a connection to PostgreSQL", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createPostgresDatabase();
  });
  afterEach(() => database.drop());

  test("survives a connection that breaks during a transaction", async () => {
    const { db, close, findProblem } = await openPostgres(database.url, { log: silentLog });
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db);
      await sql`SELECT 1`.execute(transaction);
    });
    // The message depends on which notices first: the database, the socket, or the driver at the next query.
    await expect(broken).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
    expect(await findProblem()).toBeNull();
    await close();
  });

  test("logs statements that take over a second, by name or text and without values", async () => {
    const lines: object[] = [];
    const log = { ...silentLog, warn: (fields: object, message: string) => void lines.push({ ...fields, message }) };
    const { db, sql: plain, close } = await openPostgres(database.url, { log });
    await plain.query({ name: "tenant-by-token", text: "SELECT pg_sleep(1.1), $1::text", values: ["Jana"] });
    await sql`/* waiting */ SELECT pg_sleep(1.1), ${"Jana"}::text`.execute(db);
    await sql`SELECT pg_sleep(0.1)`.execute(db);
    const ms = expect.toSatisfy((taken: number) => taken >= 1_100);
    expect(lines).toEqual([
      { message: "slow statement", statement: "tenant-by-token", ms },
      { message: "slow statement", statement: "/* waiting */ SELECT pg_sleep(1.1), $1::text", ms },
    ]);
    await close();
  });

  const settings =
    "SELECT current_setting('DateStyle') || '; ' || current_setting('TimeZone') AS formats, '\\' AS sign, '{NULL}'::text[] AS list, " +
    "current_setting('transaction_isolation') AS isolation";
  const setDefault = (setting: string) => runOnce(database.url, `ALTER DATABASE ${database.name} SET ${setting}`);

  test("sets date style, time zone, quoting, null and isolation level regardless of the database's defaults", async () => {
    for (const setting of ["DateStyle TO 'SQL, DMY'", "TimeZone TO 'America/New_York'"]) await setDefault(setting);
    await setDefault("default_transaction_isolation TO 'serializable'");
    for (const setting of ["standard_conforming_strings", "array_nulls"]) await setDefault(`${setting} TO off`);
    const { sql: plain, close } = await openPostgres(database.url, { log: silentLog, connections: 3 });
    const found = await Promise.all([1, 2, 3].map(() => plain.query({ text: settings })));
    const set = { formats: "ISO, YMD; UTC", sign: "\\", list: [null], isolation: "read committed" };
    expect(found.flat()).toEqual(found.map(() => set));
    await close();
  });

  describe("behind a pooler", () => {
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    beforeEach(async () => {
      pooler = await startPooler(database.url);
    });
    afterEach(() => pooler.stop());

    const prepared = async () => {
      const { sql: plain, close } = await openPostgres(pooler.url, { log: silentLog });
      await plain.query({ name: "one", text: "SELECT 1" });
      const rows = await plain.query<{ name: string }>({ text: "SELECT name FROM pg_prepared_statements" });
      await close();
      return rows.map(({ name }) => name);
    };

    test("prepares no named statements, because the connection behind it changes", async () => {
      expect(await prepared()).toEqual([]);
    });

    test("prepares named statements if the pooler keeps track of them", async () => {
      await pooler.stop();
      pooler = await startPooler(database.url, { keepsNames: true });
      expect(await prepared()).toContain("one");
    });

    test("warns at the start of time limits that the role lacks, because they cannot be set for a connection", async () => {
      const warnings: object[] = [];
      const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
      const open = async () => (await openPostgres(pooler.url, { log })).close();
      const role = decodeURIComponent(new URL(database.url).username);
      await open();
      expect(warnings).toEqual([
        {
          missingLimits: [
            `ALTER ROLE ${role} SET statement_timeout = '30s'`,
            `ALTER ROLE ${role} SET lock_timeout = '2s'`,
            `ALTER ROLE ${role} SET idle_in_transaction_session_timeout = '60s'`,
          ],
        },
      ]);
      // The defaults of this database stand in for those of the role, which other tests share.
      await setDefault("statement_timeout TO '20s'");
      await setDefault("lock_timeout TO '5s'");
      await setDefault("idle_in_transaction_session_timeout TO '1min'");
      await open();
      expect(warnings.slice(1)).toEqual([{ missingLimits: [`ALTER ROLE ${role} SET lock_timeout = '2s'`] }]);
      await setDefault("lock_timeout TO '2s'");
      await open();
      expect(warnings).toHaveLength(2);
    });

    test("refuses to start, with a one-line error, if the default isolation level is wrong", async () => {
      await setDefault("default_transaction_isolation TO 'repeatable read'");
      const opening = openPostgres(pooler.url, { log: silentLog });
      await expect(opening).rejects.toThrow(ConfigError);
      await expect(opening).rejects.toThrow(/^DATABASE_URL .*default_transaction_isolation.*\.$/);
    });
  });
});

/**
 * Reports a process id of its own to clients instead of the database's, as PgBouncer does. With `keepsNames`, it also
 * renames the statement with which the server finds out whether the pooler keeps track of names.
 */
async function startPooler(databaseUrl: string, { keepsNames = false } = {}) {
  const target = new URL(databaseUrl);
  const port = Number(target.port || 5432);
  // A host name, or the folder of a Unix socket.
  const host = decodeURIComponent(target.hostname);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    open.add(client).add(database);
    for (const socket of [client, database]) socket.on("error", () => undefined);
    client.on("data", (bytes) => {
      // A name ends with NUL. The new one has the same length.
      const renamed = bytes.toString("latin1").replaceAll(/probe_([\da-f-]{32})[\da-f-]{4}\0/g, "PGBOUNCER_$1\0");
      database.write(keepsNames ? Buffer.from(renamed, "latin1") : bytes);
    });
    client.on("end", () => database.end());
    database.on("data", (bytes) => {
      // The message with the process id: its type, its length (12), the id, the secret.
      const index = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (index >= 0) bytes.writeInt32BE(1, index + 5);
      client.write(bytes);
    });
    database.on("end", () => client.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
