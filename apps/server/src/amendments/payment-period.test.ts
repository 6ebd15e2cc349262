import { askAmendment, getPolicy, type PaymentPeriod, takeBackAmendment, cancelPolicy } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { makeAccepted, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runNow } from "#testing/server/run-now.ts";
import { duePremiums } from "../billing/index.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";

/** A guarantee of 1,500 EUR in force since 1 February 2027: 6.35 EUR a month or 70.50 EUR a year. */
async function makePaying(paymentPeriod: PaymentPeriod, at: string) {
  const { refId } = await makeAccepted(server, { tenantEmail, paymentPeriod });
  await setPassword(server, tenantEmail);
  await runUntil(server, at);
  const session = () => openSession(server, tenantEmail);
  const read = async () => (await server.call(getPolicy, { params: { refId } }, await session())).body;
  const ask = async (asked: PaymentPeriod) => {
    const body = { change: { kind: "PAYMENT_PERIOD" as const, paymentPeriod: asked } };
    return server.call(askAmendment, { params: { refId }, body }, await session());
  };
  return { refId, session, read, ask };
}

test("a tenant who pays monthly pays yearly from the next period on, and can change their mind until then", async () => {
  const { refId, session, read, ask } = await makePaying("MONTHLY", "2027-03-10T09:00:00Z");
  expect((await read())?.otherPlan).toEqual({ paymentPeriod: "YEARLY", premiumAmount: 70.5, from: "2027-04-01" });
  expect(codeOf(await ask("MONTHLY"))).toBe("400 FIELD_INVALID");
  const asked = (await Promise.all([ask("YEARLY"), ask("YEARLY")]))[0]?.body;
  expect(asked).toMatchObject({
    paymentPeriod: "MONTHLY",
    nextCharge: { amount: 70.5, on: "2027-04-01" },
    amendments: [{ state: "AGREED", from: "2027-04-01", mayTakeBack: true }],
  });
  const params = { refId, amendmentId: asked?.amendments[0]?.id ?? "" };
  await server.call(takeBackAmendment, { params }, await session());
  expect((await read())?.nextCharge).toMatchObject({ amount: 6.35 });
  await ask("YEARLY");
  // The premium falls due at the same midnight as the change.
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await read()).toMatchObject({ paymentPeriod: "YEARLY", nextCharge: { amount: 70.5, on: "2028-04-01" } });
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["635", "635", "7050"]);
  const [told] = await mailsTo(server, tenantEmail, /zahlen jetzt jährlich/);
  expect(told?.attachments).toHaveLength(1);
  expect(await findRecipients(server, "landlord-amendment-applied")).toEqual([]);
});

test("a premium waits for the change that applies on its day, if that could not be made yet", async () => {
  const { refId, ask } = await makePaying("MONTHLY", "2027-03-10T09:00:00Z");
  await ask("YEARLY");
  server.clock.set(new Date("2027-04-01T09:00:00Z"));
  const { brand, operator, publicUrl } = server.deps.config;
  expect(await runNow(duePremiums, { ...server.deps, brand, operator, publicUrl })).toBe(0);
  await runUntil(server, "2027-04-01T10:00:00Z");
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["635", "635", "7050"]);
});

test("a tenant who pays yearly pays monthly after the year, and is told of no yearly premium", async () => {
  const { refId, read, ask } = await makePaying("YEARLY", "2028-01-10T09:00:00Z");
  expect((await ask("MONTHLY")).body?.nextCharge).toMatchObject({ amount: 6.35, on: "2028-02-01" });
  await runUntil(server, "2028-03-02T09:00:00Z");
  expect(await findRecipients(server, "premium-announced")).toEqual([]);
  expect(await read()).toMatchObject({ paymentPeriod: "MONTHLY", premiumAmount: 6.35 });
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["7050", "635", "635"]);
});

test("whoever is leaving cannot change how they pay", async () => {
  const { refId, session, ask } = await makePaying("MONTHLY", "2027-03-10T09:00:00Z");
  await server.call(cancelPolicy, { params: { refId }, body: { reason: "" } }, await session());
  expect(codeOf(await ask("YEARLY"))).toBe("409 POLICY_STATUS_CONFLICT");
});
