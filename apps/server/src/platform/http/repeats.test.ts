import {
  askAsLandlord,
  consentTextVersion,
  decideConsent,
  inviteTenant,
  listStaffActs,
  logOut,
  logOutStaff,
  openPayoutAccount,
  reportClaim,
  saveRentTime,
  setClosedMode,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { lindenweg, makeNamedApplication } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { enterTestAccount } from "#testing/policies/payout-accounts.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { hashToken } from "../tokens.ts";

// Who gets an answer again for the same Idempotency-Key (docs/reliability.md).

const server = await makeTestServer();
afterAll(() => server.close());

test("opens an account anew for each repeat, records each in the audit log, and stores no answer", async () => {
  await makeAccepted(server, { landlordEmail: "otto@example.com" });
  const token = await readLandlordToken(server, "otto@example.com");
  await runUntil(server, "2027-02-01T09:00:00Z");
  const items = [{ description: "Miete", amount: 120.5 }];
  const reported = await server.call(reportClaim, { params: { token }, body: { items } });
  await enterTestAccount(server, token);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const staff = await logInAsStaff(server);
  const open = () => server.call(openPayoutAccount, { params }, { ...staff, "idempotency-key": "open-the-account-1" });
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await open());
  expect(answers.map(({ body }) => body?.iban)).toEqual(Array.from({ length: 5 }, () => "DE89370400440532013000"));
  const acts = await server.call(listStaffActs, { query: { act: "open-payout-account" } }, staff);
  expect(acts.body?.total).toBe(5);
  const rows = await server.deps.db.selectFrom("idempotency").select(["status", "answer"]).execute();
  expect(rows).toContainEqual({ status: 200, answer: null });

  await server.call(logOutStaff, {}, staff);
  expect((await open()).problem).toMatchObject({ status: 401, errorCode: "LOGIN_REQUIRED" });
});

test.each(["session", "role"])("gives a stored answer of the desk to nobody whose %s has ended", async (ended) => {
  const staff = await logInAsStaff(server);
  const body = { closed: false };
  const repeat = () => server.call(setClosedMode, { body }, { ...staff, "idempotency-key": `ended-${ended}-000001` });
  expect((await repeat()).status).toBe(200);
  expect((await repeat()).status).toBe(200);
  if (ended === "session") await server.call(logOutStaff, {}, staff);
  else await server.deps.db.updateTable("staff_account").set({ role: "underwriter" }).execute();
  const { problem } = await repeat();
  await server.deps.db.updateTable("staff_account").set({ role: "administrator" }).execute();
  expect(problem?.errorCode).toBe(ended === "session" ? "LOGIN_REQUIRED" : "STAFF_ROLE_REQUIRED");
});

test("gives a stored answer to no session that was logged out, and to no revoked key", async () => {
  await makeSigned(server, { tenantEmail: "drei@example.com", address: { ...lindenweg, streetNumber: "3" } });
  await setPassword(server, "drei@example.com");
  const session = { ...(await openSession(server, "drei@example.com")), "idempotency-key": "after-logout" };
  const body = { consent: "news", given: true, textVersion: consentTextVersion } as const;
  expect((await server.call(decideConsent, { body }, session)).status).toBe(200);
  await server.call(logOut, {}, session);
  expect((await server.call(decideConsent, { body }, session)).problem?.errorCode).toBe("LOGIN_REQUIRED");

  const partner = { ...(await makeTestPartner(server, "revoked")), "idempotency-key": "after-revoking" };
  const invited = await server.call(inviteTenant, { body: offer }, partner);
  expect((await server.call(inviteTenant, { body: offer }, partner)).body).toEqual(invited.body);
  await server.deps.db
    .updateTable("partner_key")
    .set({ revoked_at: server.clock.now() })
    .where("partner_id", "=", "revoked")
    .execute();
  expect((await server.call(inviteTenant, { body: offer }, partner)).problem?.errorCode).toBe("PARTNER_KEY_INVALID");
});

test("gives a stored answer to no token and no landlord's link that opens nothing any more", async () => {
  const token = await makeNamedApplication(server);
  const save = () =>
    server.call(
      saveRentTime,
      { body: { token, rentTime: 3 } },
      { "idempotency-key": "after-the-token-0", prefer: "return=representation" },
    );
  expect((await save()).body?.record?.token).toBe(token);
  expect((await save()).status).toBe(200);
  await server.deps.db.deleteFrom("link").where("hash", "=", hashToken(token)).execute();
  expect((await save()).problem?.errorCode).toBe("TOKEN_UNKNOWN");

  const home = { ...lindenweg, streetNumber: "4" };
  await makeSigned(server, { tenantEmail: "vier@example.com", landlordEmail: "vera@example.com", address: home });
  const link = await readLandlordToken(server, "vera@example.com");
  const params = { token: link };
  const ask = () =>
    server.call(askAsLandlord, { params, body: { message: "Hello?" } }, { "idempotency-key": "after-the-link-00" });
  expect((await ask()).status).toBe(200);
  await server.deps.db.deleteFrom("link").where("hash", "=", hashToken(link)).execute();
  expect((await ask()).problem?.errorCode).toBe("TOKEN_UNKNOWN");
});

test("reveals a key's earlier body only to somebody who may call", async () => {
  const staff = await logInAsStaff(server);
  const headers = { ...staff, "idempotency-key": "some-desk-key" };
  await server.call(setClosedMode, { body: { closed: false } }, headers);
  await server.call(logOutStaff, {}, staff);
  const { problem } = await server.call(setClosedMode, { body: { closed: true } }, headers);
  expect(problem?.errorCode).toBe("LOGIN_REQUIRED");
});
