import {
  acceptClaim,
  approve,
  getStaffClaim,
  listPayouts,
  listStaffActs,
  recordClaimPayout,
  reportClaim,
  takeBackApproval,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { enterTestAccount } from "#testing/policies/payout-accounts.ts";
import { makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ config: { twoPeopleFromEuros: 100 } });
});
afterEach(() => server.close());

const landlordEmail = "landlord@example.com";

/** A granted claim. Its objection period is over. */
async function makeGranted({ amount = 120.5, hasAccount = true } = {}) {
  await makeAccepted(server, { landlordEmail, paymentPeriod: "YEARLY" });
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const items = [{ description: "Miete", amount }];
  const reported = await server.call(reportClaim, { params: { token }, body: { items } });
  if (hasAccount) await enterTestAccount(server, token);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  await runUntil(server, "2027-04-01T09:00:00Z");
  const demo = await logInAsStaff(server);
  await server.call(acceptClaim, { params, body: {} }, demo);
  await runUntil(server, "2027-04-01T10:00:00Z");
  const ute = await logInColleague(server, "Ute");
  const listed = async () => (await server.call(listPayouts, { query: {} }, demo)).body?.rows ?? [];
  const pay = (by = demo, reference = "Schaden 1") =>
    server.call(recordClaimPayout, { params, body: { amount, paidOn: "2027-04-01", reference } }, by);
  return { params, demo, ute, listed, pay };
}

test("lists what is to be transferred with payee, masked account and a reference to copy", async () => {
  const { params, listed } = await makeGranted();
  const [row] = await listed();
  expect(row).toMatchObject({
    id: params.claimId,
    kind: "CLAIM",
    state: "READY",
    amount: 120.5,
    payee: expect.any(String),
    iban: expect.stringContaining("••"),
  });
  expect(row?.reference).toBe(`${row?.contractNumber} Schaden`);
});

test("a claim without an account waits for one", async () => {
  const { listed } = await makeGranted({ hasAccount: false });
  expect(await listed()).toMatchObject([{ state: "NO_ACCOUNT", iban: null }]);
});

test("a large payout is booked once a second person has approved what the first recorded", async () => {
  const { params, demo, ute, listed, pay } = await makeGranted();
  expect((await pay()).body).toMatchObject({ state: "GRANTED", payout: null });
  const [waiting] = await listed();
  expect(waiting).toMatchObject({ state: "APPROVAL", askedBy: { name: "Demo Desk" }, paidOn: null });
  expect((await pay()).body?.approval).toMatchObject({ kind: "pay-out-claim", payload: { amount: 120.5 } });
  expect((await pay(ute)).problem?.errorCode).toBe("APPROVAL_OPEN");
  const asked = { params: { id: waiting?.approvalId ?? "" } };
  expect((await server.call(approve, asked, demo)).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  const both = await Promise.all([server.call(approve, asked, ute), server.call(approve, asked, ute)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await listed()).toMatchObject([
    { state: "PAID", paidOn: "2027-04-01", paidBy: "Demo Desk", reference: "Schaden 1", approvalId: null },
  ]);
  const claim = (await server.call(getStaffClaim, { params }, demo)).body;
  expect(claim).toMatchObject({ state: "PAID", approval: null, payout: { amount: 120.5, reference: "Schaden 1" } });
  const { rows = [] } = (await server.call(listStaffActs, { query: { search: claim?.refId } }, demo)).body ?? {};
  expect(rows.slice(0, 3).map(({ act, by }) => `${by}: ${act}`)).toEqual([
    "Ute: approve",
    "Demo Desk: pay-out-claim",
    "Demo Desk: ask-approval",
  ]);
});

test("a payout that was taken back can be recorded again, and a small one needs no second person", async () => {
  const { demo, listed, pay } = await makeGranted();
  await pay();
  const id = (await listed())[0]?.approvalId ?? "";
  expect((await server.call(takeBackApproval, { params: { id } }, demo)).ok).toBe(true);
  expect(await listed()).toMatchObject([{ state: "READY" }]);
  server.deps.config.twoPeopleFromEuros = 1000;
  expect((await pay()).body).toMatchObject({ state: "PAID" });
});
