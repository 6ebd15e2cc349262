import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { lockOwner } from "./lock-owner.ts";

const server = await makeTestServer();
afterAll(() => server.close());

test.runIf(testEngine() === "postgres")(
  "waits for a policy without holding up an operation that locks its application next",
  async () => {
    const { refId } = await makeSigned(server);
    const { db } = server.deps;
    let worker: Promise<void> | undefined;
    await db.transaction().execute(async (transaction) => {
      await sql`SELECT FROM policy WHERE ref_id = ${refId} FOR UPDATE`.execute(transaction);
      worker = db.transaction().execute((other) => lockOwner(other, refId));
      await expect.poll(() => countBlocked(server.deps)).toBe(1);
      await sql`SELECT FROM application WHERE ref_id = ${refId} FOR UPDATE NOWAIT`.execute(transaction);
    });
    await worker;
  },
);
