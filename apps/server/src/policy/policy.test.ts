import { afterAll, expect, test } from "vitest";
import { makeLink } from "../access/index.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { lockPolicy } from "./policy.ts";

const server = await makeTestServer();
afterAll(() => server.close());

// The embedded engine has only one connection.
test.runIf(testEngine() === "postgres")("a locked policy does not hold up inserts that refer to it", async () => {
  const { refId } = await makeSigned(server);
  const { db } = server.deps;
  await db.transaction().execute(async (transaction) => {
    await lockPolicy(transaction, refId);
    // Fails after the lock timeout if it has to wait.
    expect(await makeLink(db, server.deps, "payment", { subject: refId })).not.toBe("");
  });
});
