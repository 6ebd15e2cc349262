import { acceptAsLandlord, askToWithdraw, listUnmatchedWithdrawals, releaseAsLandlord } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logInAsStaff } from "#testing/people/staff.ts";
import type { MailKind } from "@kautia/locales/mails";
import { findRecipients, sentMails } from "#testing/people/mails.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  makeAccepted,
  makeSigned,
  type PolicyOptions,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { settle } from "#testing/server/settle.ts";
import { policyStatus } from "../views/policy-status.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const wishes = { tenantEmail, landlordEmail };
const accepted = (more: PolicyOptions = {}) => makeAccepted(server, { ...wishes, ...more });
const passDowntime = (hours: number) => server.clock.advance(hours * 3_600_000);
const mailsOf = (kind: MailKind) => findRecipients(server, kind);
const ask = (contractNumber: string, email = tenantEmail, name = "Jana Weber") =>
  server.call(askToWithdraw, { body: { contractNumber, email, name } });
const receipts = async () => {
  await settle(server);
  return (await sentMails(server)).filter(({ subject }) => subject.includes("ist eingegangen"));
};
const numberOf = async () =>
  (await server.deps.db.selectFrom("policy").select("contract_number").executeTakeFirstOrThrow()).contract_number;
const statusOf = async () =>
  (await server.deps.db.selectFrom("policy").select(policyStatus.as("status")).executeTakeFirstOrThrow()).status;

test("accepts any spelling of number and address and sends one receipt", async () => {
  await makeSigned(server, wishes);
  const typed = (await numberOf()).toLowerCase().replaceAll("-", " ");
  expect((await ask(typed, "Tenant@Example.com")).body).toEqual({ received: true });
  expect((await ask(typed)).body).toEqual({ received: true });
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test.each(["ΟΔΟΣ@example.com", "İris@example.com"])("finds the contract of %s", async (email) => {
  await makeSigned(server, { ...wishes, tenantEmail: email });
  await ask(await numberOf(), email);
  expect(await mailsOf("withdrawn")).toEqual([email]);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test("finds the contract by another spelling of the tenant's mailbox", async () => {
  await makeSigned(server, { ...wishes, tenantEmail: "jana.weiss@gmail.com" });
  await ask(await numberOf(), "JanaWeiss+miete@googlemail.com");
  expect(await mailsOf("withdrawn")).toEqual(["jana.weiss@gmail.com"]);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test.each([
  ["ΟΔΟΣ@example.com", "ΟΔΟΣ@example.com"],
  ["jana.weiss@gmail.com", "janaweiss@googlemail.com"],
])("handles a declaration before a release, for %s typed as %s", async (signedAs, typed) => {
  await accepted({ tenantEmail: signedAs });
  const token = await readLandlordToken(server, landlordEmail);
  await ask(await numberOf(), typed);
  expect((await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } })).status).toBe(409);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test("returns the same for unknown data and does nothing", async () => {
  await makeSigned(server, wishes);
  const number = await numberOf();
  const other = "AT-0000-0000-0";
  for (const answer of [await ask(number, landlordEmail), await ask(other)])
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  expect(await mailsOf("withdrawn")).toEqual([]);
  expect(await statusOf()).toBe("SIGNED");
});

test("a withdrawal gets the same receipt at once whether or not a contract matches", async () => {
  await makeSigned(server, wishes);
  const matching = await numberOf();
  const stranger = "stranger@example.com";
  await ask(matching);
  await ask("DE-0000-0000-0", stranger);
  const sent = await receipts();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([stranger, tenantEmail]);
  const textTo = (to: string) => sent.find((keptMail) => keptMail.to === to)?.text ?? "";
  for (const said of ["15. Januar 2027, 11:00 Uhr", "Jana Weber", "DE-0000-0000-0"])
    expect(textTo(stranger)).toContain(said);
  const neutral = (text: string, number: string, email: string) => text.replaceAll(number, "N").replaceAll(email, "E");
  expect(neutral(textTo(tenantEmail), matching, tenantEmail)).toBe(
    neutral(textTo(stranger), "DE-0000-0000-0", stranger),
  );
});

test.each([
  ["DE-7K4M-Q2XD-0", "DE-7K4M-Q2XD-0"],
  ["buy at example.com/x", "buy at example com x"],
  ["weiß ich nicht", "weiß ich nicht"],
])("gives a receipt for the number '%s' too, without a link", async (typed, shown) => {
  await ask(typed);
  const [receipt] = await receipts();
  expect(receipt?.text).toContain(shown);
  const staff = await logInAsStaff(server);
  const { body } = await server.call(listUnmatchedWithdrawals, { query: { search: "weber" } }, staff);
  expect(body).toMatchObject({ rows: [{ contractNumber: shown }] });
});

test("shortens the name in the receipt and leaves no link in it", async () => {
  await ask("AT-0000-0000-0", tenantEmail, `Jana example.reisen ${"x".repeat(90)}`);
  const [receipt] = await receipts();
  expect(receipt?.text).toMatch(/Name: Jana example\. reisen x+…/);
  expect((await ask("AT-0000-0000-0", tenantEmail, "Jana www.example.com")).problem?.errorCode).toBe("FIELD_INVALID");
});

test("queues at most three receipts an hour to ΟΔΟΣ@example.com", async () => {
  for (let count = 0; count < 4; count++) await ask("DE-0000-0000-0", "ΟΔΟΣ@example.com");
  // In the queue, because the limits of unverified mailboxes would hide a fourth.
  expect(await server.deps.db.selectFrom("mail").select("kind").execute()).toHaveLength(3);
});

test("sends at most three receipts an hour to a mailbox, but every declaration counts", async () => {
  await makeSigned(server, wishes);
  for (let time = 0; time < 4; time++) await ask("AT-0000-0000-0");
  expect((await ask(await numberOf())).body).toEqual({ received: true });
  expect(await receipts()).toHaveLength(3);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test("keeps a declaration without a contract until the desk has handled it, and its receipt for 60 days", async () => {
  await ask("AT-0000-0000-0");
  await receipts();
  const staff = await logInAsStaff(server);
  const listed = await server.call(listUnmatchedWithdrawals, { query: { search: "weber" } }, staff);
  expect(listed.body).toMatchObject({
    total: 1,
    rows: [{ declaredAt: "2027-01-15T10:00:00.000Z", contractNumber: "AT-0000-0000-0", name: "Jana Weber" }],
  });
  await runUntil(server, "2028-01-15T10:00:00Z");
  expect(await server.deps.db.selectFrom("withdrawal_request").selectAll().execute()).toMatchObject([
    { contract_number: "AT-0000-0000-0", email_key: tenantEmail, name: "Jana Weber" },
  ]);
  expect(await mailsOf("withdrawal-received")).toEqual([]);
});

test("a withdrawal after the period changes nothing, and a mail tells the tenant what to do instead", async () => {
  await accepted();
  await runUntil(server, "2027-02-10T10:00:00Z");
  await ask(await numberOf());
  expect(await mailsOf("withdrawal-too-late")).toEqual([tenantEmail]);
  expect(await statusOf()).toBe("ACTIVE");
});

test("a withdrawal in the last minute counts even if it is processed after midnight, and nothing is charged", async () => {
  const { refId } = await accepted({ insuranceStart: "2027-01-30" });
  await runUntil(server, "2027-01-29T22:59:50Z");
  await ask(await numberOf());
  passDowntime(10);
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await mailsOf("withdrawal-too-late")).toEqual([]);
  expect(await statusOf()).toBe("WITHDRAWN");
  expect(await readCharges(server, refId)).toEqual([]);
  const receipt = (await sentMails(server)).find(({ subject }) => subject.includes("Widerruf"));
  expect(receipt?.text).toContain("29. Januar 2027");
});

test("counts even if the clock of the server that received it was behind the one that signed", async () => {
  await makeSigned(server, wishes);
  await ask(await numberOf());
  const declared = new Date(server.deps.clock.now().getTime() - 60_000);
  await server.deps.db.updateTable("withdrawal_request").set({ created_at: declared }).execute();
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await statusOf()).toBe("WITHDRAWN");
});

test("counts even if an earlier one cannot be processed", async () => {
  await makeSigned(server, wishes);
  const id = "00000000-0000-4000-8000-000000000000";
  const broken = { id, contract_number: "DE-0000-0000-0", email_key: "broken@example.com", name: "Jana Weber" };
  const created_at = server.deps.clock.now();
  await server.deps.db
    .insertInto("withdrawal_request")
    .values({ ...broken, created_at })
    .execute();
  await sql`ALTER TABLE withdrawal_request ADD CHECK (unmatched_at IS NULL OR id <> '${sql.raw(id)}')`.execute(
    server.deps.db,
  );
  passDowntime(1);
  await ask(await numberOf());
  await expect(settle(server)).rejects.toThrow("violates check constraint");
  expect(await statusOf()).toBe("WITHDRAWN");
});

test("before the landlord accepts counts even if it is processed afterwards", async () => {
  const { refId } = await makeSigned(server, wishes);
  const personal = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-12T10:00:00Z");
  await ask(await numberOf());
  passDowntime(1);
  await server.call(acceptAsLandlord, { params: { token: personal } });
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await statusOf()).toBe("WITHDRAWN");
  expect((await readCharges(server, refId)).filter((charge) => !charge.includes("succeeded"))).toEqual([]);
  const charged = (await server.deps.sandbox.listCharges()).filter((charge) => charge.refId === refId);
  expect(charged.every(({ refundedCents }) => refundedCents === 635)).toBe(true);
});

test("counts before a release that follows at once: the landlord hears of it, and the days until then are kept", async () => {
  const { refId } = await accepted({ insuranceStart: "2027-01-16" });
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-01-25T10:00:00Z");
  await ask(await numberOf());
  const released = await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  expect(released.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect(await statusOf()).toBe("WITHDRAWN");
  expect(await mailsOf("landlord-withdrawn")).toEqual([landlordEmail]);
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await mailsOf("released")).toEqual([]);
  const charged = (await server.deps.sandbox.listCharges()).filter((charge) => charge.refId === refId);
  // From 16 to 25 January, nine of 31 days.
  expect(charged.map(({ refundedCents }) => refundedCents)).toEqual([451]);
});

test.each([
  ["", tenantEmail, "FIELD_REQUIRED"],
  ["!?", tenantEmail, "FIELD_REQUIRED"],
  ["AT-0000-0000-0", "nobody", "INVALID_EMAIL"],
])("refuses number '%s' with address '%s'", async (number, email, code) => {
  expect((await ask(number, email)).problem).toMatchObject({ status: 400, errorCode: code });
});

test("each of several tenants withdraws for all, with their own mailbox", async () => {
  await makeSigned(server, { ...wishes, coTenants: [ben, cem] });
  await ask(await numberOf(), "CEM@example.com", "Cem Can");
  expect((await mailsOf("withdrawn")).toSorted()).toEqual([ben.email, cem.email, tenantEmail]);
  expect(await statusOf()).toBe("WITHDRAWN");
  const [told] = await sentMails(server, ben.email, /Widerruf/);
  expect(told?.text).toContain("Cem Can hat das für Sie alle erklärt.");
  const declared = await server.deps.db.selectFrom("declaration").select(["declared_by", "name"]).execute();
  expect(declared).toEqual([{ declared_by: "CO_TENANT", name: "Cem Can" }]);
});

test("a release that comes first counts after the withdrawal that a co-tenant declared before", async () => {
  await makeAccepted(server, { ...wishes, coTenants: [ben] });
  const token = await readLandlordToken(server, landlordEmail);
  await ask(await numberOf(), ben.email, "Ben Beispiel");
  await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  expect(await statusOf()).toBe("WITHDRAWN");
});
