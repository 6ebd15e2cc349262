import { expect, test } from "vitest";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";
import { makeSandboxPayment } from "./sandbox-payment.ts";

test("a set-up that succeeded keeps its card and accepts no other", async () => {
  const { db, close } = await makeTestDatabase();
  const sandbox = makeSandboxPayment({ db: db.withTables(), clock: makeFakeClock("2027-01-15T10:00:00Z") });
  const request = {
    idempotencyKey: "one",
    country: "de",
    customer: "one",
    person: null,
    kinds: ["card"],
    replaces: null,
  } as const;
  const { setupId, secret } = await sandbox.createSetup(request);
  const enter = (number: string) => sandbox.confirm(secret, { number, expMonth: 12, expYear: 2035, cvc: "123" }, false);
  expect(await enter("4000 0025 0000 3155")).toEqual({ status: "requires_action" });
  expect(await enter("4242 4242 4242 4242")).toEqual({ status: "succeeded" });
  const first = await sandbox.findSetup({ country: "de" }, setupId);
  expect(await enter("4000 0000 0000 0341")).toBeNull();
  expect(await enter("4242424242424242")).toEqual({ status: "succeeded" });
  expect(await sandbox.findSetup({ country: "de" }, setupId)).toEqual(first);
  await close();
});
