import {
  applyAgain,
  askForCard,
  cancelPolicy,
  changeCard,
  confirmSandboxCard,
  getCard,
  getCardSecret,
  getTenant,
  resumeTenant,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, setPassword } from "../../testing/accounts.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { failingCard, goodCard, makeAccepted, makeSigned, readCharges, runUntil } from "../../testing/sign-policy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const ask = (refId: string, session: { cookie: string }) => server.call(askForCard, { params: { refId } }, session);

test("somebody whose card would fail gives another one beforehand, and that one is charged", async () => {
  const tenantEmail = "before@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail, card: failingCard, insuranceStart: "2027-02-01" });
  await setPassword(server, tenantEmail);
  const asked = await ask(refId, await openSession(server, tenantEmail));
  const token = asked.body?.cardToken ?? "none";
  expect((await server.call(getCard, { params: { token } })).body).toMatchObject({ state: "PAID", amount: 0 });
  const secret = (await server.call(getCardSecret, { params: { token } })).body?.secret ?? "none";
  const card = { number: goodCard, expMonth: 12, expYear: 2045, cvc: "123" };
  expect((await server.call(confirmSandboxCard, { body: { secret, ...card } })).body).toEqual({ status: "succeeded" });
  const changed = await Promise.all([1, 2].map(() => server.call(changeCard, { params: { token } })));
  for (const { body } of changed) expect(body).toMatchObject({ state: "PAID", amount: 0 });
  expect(await readCharges(server, refId)).toEqual([]);
  await runUntil(server, "2027-02-01T12:00:00Z");
  const charges = await readCharges(server, refId);
  expect(charges.map((line) => line.split(" ").at(-1))).toEqual(["succeeded"]);
});

test("is nobody else's to ask for, opens no application, and ends with the contract", async () => {
  const { refId } = await makeSigned(server, { tenantEmail: "mine@example.com" });
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  await makeSigned(server, { tenantEmail: "stranger@example.com", address: home });
  for (const email of ["mine@example.com", "stranger@example.com"]) await setPassword(server, email);
  const mine = await openSession(server, "mine@example.com");
  const stranger = await openSession(server, "stranger@example.com");
  expect((await ask(refId, stranger)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  expect((await ask(refId, { cookie: "" })).problem?.errorCode).toBe("LOGIN_REQUIRED");
  for (const none of ["x", "0".repeat(24), "ẞ".repeat(300)])
    expect((await ask(none, mine)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  const token = (await ask(refId, mine)).body?.cardToken ?? "none";
  expect((await server.call(getTenant, { params: { token } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const stored = await server.deps.db.selectFrom("card_link").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, mine)).ok).toBe(true);
  expect((await ask(refId, mine)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("the answers of a contract that is over begin another application, once; those of one that runs, or is another's, do not", async () => {
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  const tenantEmail = "again@example.com";
  const { refId } = await makeSigned(server, { tenantEmail, address: home, lastName: "Wieder" });
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const again = (who = session) => server.call(applyAgain, { params: { refId } }, who);
  expect((await again()).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, session)).ok).toBe(true);
  expect((await again({ cookie: "" })).problem?.errorCode).toBe("LOGIN_REQUIRED");
  expect((await again(await openSession(server, "mine@example.com"))).problem?.errorCode).toBe("POLICY_UNKNOWN");
  const token = (await again()).body?.link ?? "none";
  const begin = () => server.call(resumeTenant, { body: { token } });
  const begun = await begin();
  expect(begun.body).toMatchObject({ userInfo: { lastName: "Wieder", email: tenantEmail } });
  expect(begun.body?.refId).not.toBe(refId);
  expect((await begin()).ok).toBe(false);
});
