import {
  acceptClaim,
  getDeletion,
  getLandlordView,
  getPolicy,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  objectToClaim,
  recordClaimPayout,
  refuseClaim,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { balances } from "../../billing/rules/ledger.ts";
import { openSession, setPassword } from "../../testing/accounts.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { enterTestAccount } from "../../testing/payout-accounts.ts";
import { makeAccepted, readLandlordToken, runUntil } from "../../testing/sign-policy.ts";
import { addColleague, logInAtDesk, openDeskSession } from "../../testing/staff.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const body = { amount: 120.5, paidOn: "2027-02-01", reference: "Bürgschaft DE-1 <b>ẞ</b>" };

async function makeObjectedClaim() {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, paymentPeriod: "YEARLY" });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const items = [{ description: "Miete", amount: 120.5 }];
  const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
  await enterTestAccount(server, landlordToken);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const session = await openSession(server, tenantEmail);
  await server.call(objectToClaim, { params: { refId, ...params }, body: { text: "Nein." } }, session);
  const desk = await logInAtDesk(server);
  const pay = (changes: Partial<typeof body> = {}, headers = desk) =>
    server.call(recordClaimPayout, { params, body: { ...body, ...changes } }, headers);
  const look = async () => (await server.call(getPolicy, { params: { refId } }, session)).body;
  return { refId, landlordToken, params, session, desk, pay, look };
}

async function logInColleague() {
  return openDeskSession(server, await addColleague(server, { name: "Uwe", role: "underwriter" }));
}

async function mailsTo(email: string, subject: RegExp) {
  await server.deps.jobs.runDueUntil(server.deps.clock.now());
  const mails = (await server.deps.outbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === email && subject.test(mail.subject));
}
const codeOf = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) =>
  problem ? `${status} ${problem.errorCode}` : status;
const booked = async () => {
  const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().execute();
  return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
};

test("the tenant owes nothing until the payout is recorded, and both sides learn its day and reference by mail", async () => {
  const { landlordToken, params, session, desk, pay, look } = await makeObjectedClaim();
  const before = await booked();
  const granted = await server.call(acceptClaim, { params, body: {} }, desk);
  expect(granted.body).toMatchObject({ state: "GRANTED", payout: null, repayment: null });
  expect(await booked()).toEqual(before);
  const policy = await look();
  expect(policy).toMatchObject({ repayments: [], claims: [{ payout: null }] });
  expect(policy?.line.find(({ state }) => state === "current")).toMatchObject({ event: "CLAIM_PAYOUT", by: "insurer" });
  const [decision] = await mailsTo(tenantEmail, /Entscheidung/);
  expect(decision?.text).toMatch(/Erst dann schulden Sie uns diesen Betrag[\s\S]*wir buchen nichts ab/);
  expect((await server.call(getDeletion, {}, session)).body?.running).toHaveLength(1);

  const paid = await pay();
  const payout = { amount: 120.5, on: "2027-02-01", reference: body.reference };
  expect(paid.body).toMatchObject({
    state: "PAID",
    payout,
    repayment: { amount: 120.5, state: "CHOICE", chooseUntil: "2027-02-15" },
    history: [{ what: "PAID", by: "Demo Desk" }, { what: "ACCEPTED" }, { what: "OBJECTED" }, { what: "REPORTED" }],
  });
  const after = await booked();
  for (const [account, cents] of Object.entries({ CLAIMS: 12_050, CLAIMS_BANK: -12_050, REPAYMENTS: -12_050 }))
    expect(after).toHaveProperty(account, cents);
  expect(after.RECEIVABLE - before.RECEIVABLE).toBe(12_050);
  expect(await look()).toMatchObject({ claims: [{ payout }], repayments: [{ amount: 120.5 }] });
  const seen = await server.call(getLandlordView, { params: { token: landlordToken } });
  expect(seen.body).toMatchObject({ claims: [{ payout }] });
  expect(seen.body?.line.at(-1)).toMatchObject({ event: "CLAIM_PAID", on: "2027-02-01" });
  const rows = (await server.call(listStaffClaims, { query: { state: "PAID" } }, desk)).body?.rows;
  expect(rows).toMatchObject([{ id: params.claimId, paidOn: "2027-02-01" }]);

  const [toTenant] = await mailsTo(tenantEmail, /Ausgezahlt/);
  const [toLandlord] = await mailsTo(landlordEmail, /Überwiesen/);
  for (const mail of [toTenant, toLandlord]) {
    expect(mail?.text).toMatch(/Überwiesen am: 1\. Februar 2027\s+Verwendungszweck: Bürgschaft DE-1 <b>ẞ<\/b>/);
    expect(mail?.html).not.toContain("<b>");
  }
  expect(toTenant?.text).toMatch(/120,50\s€\s+an[\s\S]*überwiesen\.\s+Diesen\s+Betrag\s+zahlen\s+Sie\s+uns\s+zurück/);
  expect(toLandlord?.text).toMatch(/hat Ihnen[\s\S]*120,50\s€ überwiesen/);
});

test("two simultaneous payouts are booked once, and the second person learns who was faster", async () => {
  const { params, desk, pay } = await makeObjectedClaim();
  await server.call(acceptClaim, { params, body: {} }, desk);
  const underwriter = await logInColleague();
  const [callResult, other] = await Promise.all([pay(), pay({}, underwriter)]);
  expect([callResult.ok, other.ok].filter(Boolean)).toHaveLength(1);
  expect((callResult.ok ? other : callResult).problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: expect.any(String), on: "2027-02-01" } }] },
  });
  const winner = callResult.ok ? desk : underwriter;
  expect((await pay({}, winner)).status).toBe(200);
  expect(codeOf(await pay({ reference: "another" }, winner))).toBe("409 CASE_DECIDED");
  expect(await booked()).toMatchObject({ CLAIMS: 12_050, REPAYMENTS: -12_050 });
  expect(await mailsTo(tenantEmail, /Ausgezahlt/)).toHaveLength(1);
  const acts = server.deps.db.selectFrom("staff_act").selectAll().where("act", "=", "pay-out-claim");
  expect(await acts.execute()).toMatchObject([{ detail: { claim: params.claimId, ...body } }]);
});

test("refuses the payout of a claim that is undecided, refused or unknown", async () => {
  const { params, desk, pay } = await makeObjectedClaim();
  expect(codeOf(await pay())).toBe("409 STEP_NOT_ALLOWED");
  await server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, desk);
  expect(codeOf(await pay())).toBe("409 STEP_NOT_ALLOWED");
  const unknown = await server.call(recordClaimPayout, { params: { claimId: "' OR 1=1" }, body }, desk);
  expect(codeOf(unknown)).toBe("404 CLAIM_UNKNOWN");
  expect(codeOf(await pay({}, { cookie: "" }))).toBe("401 LOGIN_REQUIRED");
  expect((await server.call(getStaffClaim, { params }, desk)).body?.payout).toBeNull();
});

test("refuses a payout with another amount, an impossible day or without a reference", async () => {
  const { params, desk, pay } = await makeObjectedClaim();
  await server.call(grantPartOfClaim, { params, body: { amounts: [100], note: "x" } }, desk);
  const faults: [Partial<typeof body>, string][] = [
    [{ amount: 120.5 }, "FIELD_INVALID amount"],
    [{ paidOn: "2027-01-31" }, "FIELD_INVALID paidOn 2027-02-01 2027-02-01"],
    [{ paidOn: "2027-02-02" }, "FIELD_INVALID paidOn 2027-02-01 2027-02-01"],
    [{ reference: " " }, "FIELD_REQUIRED reference"],
  ];
  for (const [changes, fault] of faults) {
    const { problem } = await pay({ amount: 100, ...changes });
    const [field] = problem?.data.fields ?? [];
    expect([problem?.errorCode, field?.path, ...Object.values(field?.params ?? {})].join(" ")).toBe(fault);
  }
  expect(await booked()).toMatchObject({ CLAIMS: 0 });
});

test.each([
  [0.49, []],
  [0.5, [{ amount: 0.5 }]],
])("a payout of %d EUR is paid back only if a card can be charged that little", async (amount, repayments) => {
  const { params, desk, pay, look } = await makeObjectedClaim();
  await server.call(grantPartOfClaim, { params, body: { amounts: [amount], note: "x" } }, desk);
  expect((await pay({ amount })).status).toBe(200);
  expect(await look()).toMatchObject({ claims: [{ payout: { amount } }], repayments });
  expect(await mailsTo(tenantEmail, /Ausgezahlt/)).toHaveLength(repayments.length);
});

test("a payout for a repayment from before payouts were recorded creates no second debt", async () => {
  const { refId, params, desk, pay, look } = await makeObjectedClaim();
  await server.call(acceptClaim, { params, body: {} }, desk);
  const now = server.deps.clock.now();
  await server.deps.db
    .insertInto("repayment")
    .values({
      id: server.deps.random.uuid(),
      claim_id: params.claimId,
      ref_id: refId,
      amount_cents: 12_050,
      currency: "EUR",
      owed_at: now,
      choose_until: "2027-02-10",
      choice_ends_at: new Date("2027-02-10T23:00:00Z"),
      due_on: "2027-02-24",
    })
    .execute();
  expect((await pay()).status).toBe(200);
  expect((await look())?.repayments).toMatchObject([{ chooseUntil: "2027-02-10" }]);
  expect(await booked()).toMatchObject({ CLAIMS: 12_050, REPAYMENTS: 0 });
  expect(await mailsTo(tenantEmail, /Ausgezahlt/)).toEqual([]);
});
