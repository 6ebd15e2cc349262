import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { countTry, forgetTries } from "./login-tries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const login = { kind: "email", key: "twice@example.com" } as const;

test("a try that comes while another succeeds and has the tries forgotten is counted as the first", async () => {
  const { db, clock } = server.deps;
  await countTry(server.deps, login);
  const late = await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("login_try").select("tries").forUpdate().execute();
    const waiting = countTry(server.deps, login);
    // PostgreSQL lets it come as far as what is held here; the embedded engine lets it begin only afterwards.
    for (let asked = 0; asked < 500; asked++) {
      const held = await sql`select from pg_locks where not granted`.execute(transaction);
      if (held.rows.length > 0) break;
    }
    await forgetTries({ db: transaction, clock }, login);
    return { waiting };
  });
  expect(await late.waiting).toBeNull();
  const { tries } = await db.selectFrom("login_try").select("tries").executeTakeFirstOrThrow();
  expect(tries).toBe(1);
});
