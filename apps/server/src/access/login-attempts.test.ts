import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { attemptsForgottenAfter } from "./rules/login-delay.ts";
import { clearLoginAttempts, countLoginAttempt, takeBackLoginAttempt } from "./login-attempts.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const login = { kind: "email", key: "twice@example.com", ip: "192.0.2.1" } as const;

// The real limits need a second connection, which the embedded engine does not have.
const unlimited = { count: async () => null, takeBack: async () => {} };

test("starts counting again from one when a concurrent login has just cleared the attempts", async () => {
  const { db } = server.deps;
  await countLoginAttempt(server.deps, login);
  const late = await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("login_try").select("tries").forUpdate().execute();
    const waiting = countLoginAttempt(server.deps, login);
    // On PostgreSQL the attempt waits for our lock; PGlite starts it only after this transaction.
    for (let polls = 0; polls < 500; polls++) {
      const blocked = await sql`select from pg_locks where not granted`.execute(transaction);
      if (blocked.rows.length > 0) break;
    }
    await clearLoginAttempts({ ...server.deps, db: transaction, usageLimits: unlimited }, login);
    return { waiting };
  });
  expect(await late.waiting).toBeNull();
  const { tries } = await db.selectFrom("login_try").select("tries").executeTakeFirstOrThrow();
  expect(tries).toBe(1);
});

test("simultaneous logins of one person never deadlock", async () => {
  const logInRepeatedly = async (finish: typeof clearLoginAttempts) => {
    for (let count = 0; count < 60; count++) {
      await countLoginAttempt(server.deps, login);
      await finish(server.deps, login);
    }
  };
  await Promise.all([clearLoginAttempts, clearLoginAttempts, takeBackLoginAttempt].map(logInRepeatedly));
  expect(await server.deps.db.selectFrom("login_try").where("tries", ">", 0).selectAll().execute()).toEqual([]);
});

test("simultaneous logins of several people never deadlock while earlier attempts are forgotten", async () => {
  const logInRepeatedly = async (first: number) => {
    for (let count = first; count < first + 30; count++) {
      server.clock.advance(attemptsForgottenAfter + 1);
      const key = `person-${count % 3}@example.com`;
      await countLoginAttempt(server.deps, { ...login, key });
    }
  };
  await expect(Promise.all([0, 1, 2, 3, 4, 5].map(logInRepeatedly))).resolves.toHaveLength(6);
});
