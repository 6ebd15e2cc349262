import { approve, downloadPaymentFile, getPaymentFile, makePaymentFile } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeGrantedClaim } from "#testing/policies/granted-claim.ts";
import { stripeAccounts } from "#testing/doubles/stripe-accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

test("no file goes to the bank while money is held after a restore", async () => {
  const { params, demo, ute } = await makeGrantedClaim(server);
  const payments = [{ kind: "CLAIM" as const, id: params.claimId, iban: null }];
  const body = { country: "de" as const, executeOn: "2027-02-02", payments, reason: "checked" };
  const id = (await server.call(makePaymentFile, { body }, demo)).body?.id ?? "";
  const approval = (await server.call(getPaymentFile, { params: { id } }, demo)).body?.approval?.id ?? "";
  const { db, config } = server.deps;
  // With the sandbox, nothing is held.
  Object.assign(config, { payment: { provider: "stripe", apiBase: undefined, accounts: stripeAccounts } });
  const hold = () =>
    sql`INSERT INTO money_hold (database_id, known_until, held_at, reason)
      VALUES ('1', now(), now(), 'another database')`.execute(db);
  const release = () => server.call(approve, { params: { id: approval } }, ute);
  const download = () => server.call(downloadPaymentFile, { params: { id } }, demo);
  await hold();
  expect((await release()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await db.deleteFrom("money_hold").execute();
  expect((await release()).ok).toBe(true);
  await hold();
  expect((await download()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});
