import { logIn, saveName, saveRentTime } from "@kautia/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { refuseRows } from "#testing/database/refuse-rows.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { openPostgres } from "../adapters/postgres.ts";

describe.runIf(testEngine() === "postgres")("a database that cannot do what a request needs", () => {
  let database: TestDatabase;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    database = await createPostgresDatabase();
    server = await makeTestServer({ overrides: { database: await openPostgres(database.url, { log: silentLog }) } });
    token = await makeNamedApplication(server);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** Holds the table's lock while the requests run, as an operator's command may. */
  async function whileLocked<T>(table: string, run: () => Promise<T>): Promise<T> {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      return await run();
    } finally {
      await holder.end();
    }
  }

  const idempotent = { "idempotency-key": "a-key-of-sixteen-characters" };
  const unavailable = { status: 503, problem: { errorCode: "UNAVAILABLE" }, headers: { "retry-after": "5" } };
  const start = () => server.call(saveName, { body: tenantName }, idempotent);
  const save = () => server.call(saveRentTime, { body: { token, rentTime: 4 } });

  test.each([
    ["application", [save, start]],
    ["idempotency", [start]],
    ["account", [() => server.call(logIn, { body: { login: "jana@example.org", password: "a wrong password" } })]],
  ])("requests that need a locked table get 503 after two seconds: %s", async (table, sends) => {
    const began = performance.now();
    const answers = await whileLocked(table, () => Promise.all(sends.map((send) => send())));
    // Every further statement that waits would take another two seconds.
    expect(performance.now() - began).toBeLessThan(3_900);
    expect(answers).toMatchObject(sends.map(() => unavailable));
    expect(await save()).toMatchObject({ status: 200 });
  });

  test.each(["53100", "53200", "53400", "58030"])(
    "a request that fails with %s gets 503, and the server is not ready",
    async (code) => {
      const accept = await refuseRows(database.url, "application", code);
      expect(await server.call(saveName, { body: tenantName })).toMatchObject(unavailable);
      await accept();
      const ready = await server.app.inject("/readyz");
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        { status: "not ready", problem: `the database cannot write: No space left on device (${code})` },
      ]);
    },
  );
});
