import {
  applyAgain,
  applyAgainAsTenant,
  askForCard,
  cancelPolicy,
  changeCard,
  confirmSandboxCard,
  declineAsLandlord,
  getCard,
  getCardSecret,
  getTenant,
  resumeTenant,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import {
  failingCard,
  workingCard,
  makeAccepted,
  makeReadyToSign,
  makeSigned,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const requestCardLink = (refId: string, session: { cookie: string }) =>
  server.call(askForCard, { params: { refId } }, session);

test("charges the card that the tenant gave before the first premium was due", async () => {
  const tenantEmail = "before@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail, card: failingCard, insuranceStart: "2027-02-01" });
  await setPassword(server, tenantEmail);
  const link = await requestCardLink(refId, await openSession(server, tenantEmail));
  const token = link.body?.cardToken ?? "none";
  expect((await server.call(getCard, { params: { token } })).body).toMatchObject({ state: "PAID", amount: 0 });
  const secret = (await server.call(getCardSecret, { params: { token } })).body?.secret ?? "none";
  const card = { number: workingCard, expMonth: 12, expYear: 2045, cvc: "123" };
  expect((await server.call(confirmSandboxCard, { body: { secret, ...card } })).body).toEqual({ status: "succeeded" });
  const changed = await Promise.all([1, 2].map(() => server.call(changeCard, { params: { token } })));
  for (const { body } of changed) expect(body).toMatchObject({ state: "PAID", amount: 0 });
  expect(await readCharges(server, refId)).toEqual([]);
  await runUntil(server, "2027-02-01T12:00:00Z");
  const charges = await readCharges(server, refId);
  expect(charges.map((line) => line.split(" ").at(-1))).toEqual(["succeeded"]);
});

test("refuses a card link for other accounts and ended policies, and its token opens no application", async () => {
  const { refId } = await makeSigned(server, { tenantEmail: "mine@example.com" });
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  await makeSigned(server, { tenantEmail: "stranger@example.com", address: home });
  for (const email of ["mine@example.com", "stranger@example.com"]) await setPassword(server, email);
  const mine = await openSession(server, "mine@example.com");
  const stranger = await openSession(server, "stranger@example.com");
  expect((await requestCardLink(refId, stranger)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  expect((await requestCardLink(refId, { cookie: "" })).problem?.errorCode).toBe("LOGIN_REQUIRED");
  for (const unknown of ["x", "0".repeat(24), "ẞ".repeat(300)])
    expect((await requestCardLink(unknown, mine)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  const token = (await requestCardLink(refId, mine)).body?.cardToken ?? "none";
  expect((await server.call(getTenant, { params: { token } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const stored = await server.deps.db.selectFrom("link").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, mine)).ok).toBe(true);
  expect((await requestCardLink(refId, mine)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("starts one new application from an ended policy's answers, but not from a running or another's policy", async () => {
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  const tenantEmail = "again@example.com";
  const { refId } = await makeSigned(server, { tenantEmail, address: home, lastName: "Wieder" });
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const reapply = (as = session) => server.call(applyAgain, { params: { refId } }, as);
  expect((await reapply()).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, session)).ok).toBe(true);
  expect((await reapply({ cookie: "" })).problem?.errorCode).toBe("LOGIN_REQUIRED");
  expect((await reapply(await openSession(server, "mine@example.com"))).problem?.errorCode).toBe("POLICY_UNKNOWN");
  const token = (await reapply()).body?.link ?? "none";
  const begin = () => server.call(resumeTenant, { body: { token } });
  const begun = await begin();
  expect(begun.body).toMatchObject({ userInfo: { lastName: "Wieder", email: tenantEmail } });
  expect(begun.body?.refId).not.toBe(refId);
  expect((await begin()).body?.refId).toBe(begun.body?.refId);
});

test("starts a new application with the old application's token once the landlord has declined, not before", async () => {
  const landlordEmail = "declines@example.com";
  const home = { street: "Ringbahn", streetNumber: "3", zip: "10119", city: "Berlin" };
  const { token, refId } = await makeSigned(server, {
    tenantEmail: "declined@example.com",
    landlordEmail,
    address: home,
  });
  const reapply = (as: string) => server.call(applyAgainAsTenant, { body: { token: as } });
  expect((await reapply(token)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await reapply("0".repeat(32))).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const unsigned = await makeReadyToSign(server, { tenantEmail: "unsigned@example.com", address: home });
  expect((await reapply(unsigned)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const landlordToken = await readLandlordToken(server, landlordEmail);
  expect((await server.call(declineAsLandlord, { params: { token: landlordToken }, body: {} })).ok).toBe(true);
  const link = (await reapply(token)).body?.link ?? "none";
  const begun = await server.call(resumeTenant, { body: { token: link } });
  expect(begun.body).toMatchObject({ lastCompletedPage: "TENANT_DETAILS", landlordInfo: { email: landlordEmail } });
  expect(begun.body?.refId).not.toBe(refId);
});
