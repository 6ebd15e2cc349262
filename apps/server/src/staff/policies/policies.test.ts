import {
  acceptAsLandlord,
  fromCents,
  getStaffPolicy,
  listPolicyCharges,
  listPolicyEvents,
  listPolicyLedger,
  listPolicyMails,
  reportClaim,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";

let server: TestServer;
let staff: { cookie: string };
let refId: string;
beforeAll(async () => {
  server = await makeTestServer();
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", lastName: "Öztürk" }));
  const token = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token } });
  await runUntil(server, "2027-02-01T12:00:00Z");
  await server.call(reportClaim, { params: { token }, body: { items: [{ description: "Schaden", amount: 100 }] } });
  staff = await logInAsStaff(server);
});
afterAll(() => server.close());

const request = () => ({ params: { refId }, query: {} });

test("shows a policy with its status, answers, documents and claims", async () => {
  const { body } = await server.call(getStaffPolicy, { params: { refId } }, staff);
  expect(body).toMatchObject({
    refId,
    status: "ACTIVE",
    tenantEmail: "jana@example.com",
    landlordEmail: expect.stringContaining("@"),
    partnerName: null,
    hasCase: false,
    claims: [{ amount: 100, granted: null, state: "OBJECTION" }],
    movingOuts: [],
    nextCharge: { what: "PREMIUM", on: "2027-03-01" },
    answers: { coldRentAmount: 800, userInfo: { lastName: "Öztürk" } },
  });
  expect(body?.documents).toContainEqual({ kind: "receipt", number: 1 });
  expect(JSON.stringify(body)).not.toContain("token");
});

test("refuses an unknown policy", async () => {
  for (const unknown of ["x", "0".repeat(24)]) {
    const answer = await server.call(getStaffPolicy, { params: { refId: unknown } }, staff);
    expect(answer.problem?.errorCode).toBe("POLICY_UNKNOWN");
  }
});

test("lists a policy's charges with the provider's reference, and ledger entries that balance", async () => {
  const charges = await server.call(listPolicyCharges, request(), staff);
  const reference = expect.stringMatching(/./);
  expect(charges.body).toMatchObject({
    total: 1,
    rows: [{ kind: "PREMIUM", number: 1, amount: 6.35, state: "PAID", failures: 0, failureCode: null, reference }],
  });
  const ledger = await server.call(listPolicyLedger, request(), staff);
  const stored = await server.deps.db
    .selectFrom("ledger_entry")
    .select(["event", "account", "amount_cents"])
    .where("ref_id", "=", refId)
    .orderBy("id", "desc")
    .execute();
  expect(ledger.body?.total).toBe(stored.length);
  expect(ledger.body?.rows.map(({ event, account, amount }) => ({ event, account, amount }))).toEqual(
    stored.map(({ amount_cents, ...entry }) => ({ ...entry, amount: fromCents(amount_cents) })),
  );
  expect(ledger.body?.rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
});

test("says why the last attempt to charge a premium failed", async () => {
  const own = await makeTestServer();
  const failing = await makeSigned(own, { card: failingCard });
  await own.call(acceptAsLandlord, { params: { token: await readLandlordToken(own) } });
  await runUntil(own, "2027-02-01T12:00:00Z");
  const asked = { params: { refId: failing.refId }, query: {} };
  const { body } = await own.call(listPolicyCharges, asked, await logInAsStaff(own));
  expect(body?.rows).toMatchObject([{ failures: 1, failureCode: "card_declined" }]);
  await own.close();
});

test("lists the mails about a policy with their text but without personal links", async () => {
  const mails = (await server.call(listPolicyMails, request(), staff)).body;
  const signed = mails?.rows.find(({ subject }) => subject.endsWith(" ist unterschrieben"));
  expect(signed).toMatchObject({ to: "jana@example.com", state: "SENT", text: expect.stringContaining("Öztürk") });
  expect(mails?.rows.find(({ to }) => to !== "jana@example.com")?.text).toContain(
    `${server.deps.config.publicUrl}/de/legal/privacy`,
  );
  const sent = await sentMails(server);
  const links = sent.flatMap(({ text }) => text.match(/[0-9a-f]{32}/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(JSON.stringify(mails)).not.toContain(link);
});

test("greets the tenant in listed mails as in those that were sent, and the landlord by name", async () => {
  const mails = (await server.call(listPolicyMails, request(), staff)).body?.rows ?? [];
  const greetings = mails.map(({ to, text }) => [to === "jana@example.com", text.split("\n", 1)[0]]);
  expect(greetings).toContainEqual([true, "Guten Tag Frau Öztürk,"]);
  const tenants = greetings.filter(([isTenant]) => isTenant).map(([, greeting]) => greeting);
  expect(new Set(tenants)).toEqual(new Set(["Guten Tag Frau Öztürk,"]));
  expect(greetings).toContainEqual([false, "Guten Tag Otto Kern,"]);
});

test("downloads a policy's document and records who opened it", async () => {
  const url = `/api/v1/staff/policies/${refId}/documents`;
  const opened = await server.app.inject({ url: `${url}/certificate`, headers: staff });
  expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await server.app.inject({ url: `${url}/withdrawal`, headers: staff })).statusCode).toBe(404);
  const events = (await server.call(listPolicyEvents, request(), staff)).body?.rows;
  expect(events?.map(({ status, cause, act, by }) => [status ?? act, cause ?? by])).toEqual([
    ["open-policy-document", "Demo Desk"],
    ["ACTIVE", "card"],
    ["ACCEPTED", "landlord"],
    ["SIGNED", "tenant"],
  ]);
});
