import { acceptAsLandlord, askToWithdraw } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import {
  makeAccepted,
  makeSigned,
  type PolicyOptions,
  readCharges,
  readLandlordToken,
  runUntil,
} from "../testing/sign-policy.ts";

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
async function mailsOf(kind: string): Promise<string[]> {
  await server.deps.jobs.runDueUntil(server.deps.clock.now());
  const rows = await server.deps.db
    .selectFrom("mail")
    .select("to_address")
    .where("kind", "=", kind as never)
    .execute();
  return rows.map(({ to_address }) => to_address);
}
const ask = (contractNumber: string, email = tenantEmail) =>
  server.call(askToWithdraw, { body: { contractNumber, email } });
const numberOf = async () =>
  (await server.deps.db.selectFrom("policy").select("contract_number").executeTakeFirstOrThrow()).contract_number;
const statusOf = async () =>
  (await server.deps.db.selectFrom("policy").select("status").executeTakeFirstOrThrow()).status;

test("accepts any spelling of number and address and sends one receipt", async () => {
  await makeSigned(server, wishes);
  const typed = (await numberOf()).toLowerCase().replaceAll("-", " ");
  expect((await ask(typed, "Tenant@Example.com")).body).toEqual({ received: true });
  expect((await ask(typed)).body).toEqual({ received: true });
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
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

test("after the period changes nothing and mails the tenant what to do instead", async () => {
  await accepted();
  await runUntil(server, "2027-02-10T10:00:00Z");
  await ask(await numberOf());
  expect(await mailsOf("withdrawal-too-late")).toEqual([tenantEmail]);
  expect(await statusOf()).toBe("ACTIVE");
});

test("in the last minute counts even if it is processed after midnight, and nothing is charged", async () => {
  const { refId } = await accepted({ insuranceStart: "2027-01-30" });
  await runUntil(server, "2027-01-29T22:59:50Z");
  await ask(await numberOf());
  passDowntime(10);
  expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  expect(await mailsOf("withdrawal-too-late")).toEqual([]);
  expect(await statusOf()).toBe("WITHDRAWN");
  expect(await readCharges(server, refId)).toEqual([]);
  const receipt = (await server.deps.outbox?.list())?.find(({ subject }) => subject.includes("Widerruf"));
  expect(receipt?.text).toContain("29. Januar 2027");
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
  const charged = ((await server.deps.sandbox?.listCharges()) ?? []).filter((charge) => charge.refId === refId);
  expect(charged.every(({ refundedCents }) => refundedCents === 635)).toBe(true);
});

test.each([
  ["DE-7K4M-Q2XD-0", tenantEmail, "FIELD_INVALID"],
  ["", tenantEmail, "FIELD_REQUIRED"],
  ["AT-0000-0000-0", "nobody", "INVALID_EMAIL"],
])("refuses number '%s' with address '%s'", async (number, email, code) => {
  expect((await ask(number, email)).problem).toMatchObject({ status: 400, errorCode: code });
});
