import {
  acceptClaim,
  approve,
  askAmendmentAsLandlord,
  cancelPolicy,
  getCertificate,
  getDeletion,
  getLandlordView,
  getPolicy,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  objectToClaim,
  recordClaimPayout,
  refuseClaim,
  releaseAsLandlord,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { balances } from "../../billing/rules/ledger.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { enterTestAccount } from "#testing/policies/payout-accounts.ts";
import { makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { codeOf } from "#testing/server/code-of.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const body = { amount: 120.5, paidOn: "2027-02-01", reference: "Bürgschaft DE-1 <b>ẞ</b>" };

async function makeObjectedClaim({ amount = 120.5, on = "2027-02-01" } = {}) {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, paymentPeriod: "YEARLY" });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, `${on}T09:00:00Z`);
  const items = [{ description: "Miete", amount }];
  const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
  await enterTestAccount(server, landlordToken);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const session = await openSession(server, tenantEmail);
  await server.call(objectToClaim, { params: { refId, ...params }, body: { text: "Nein." } }, session);
  const staff = await logInAsStaff(server);
  const pay = (changes: Partial<typeof body> = {}, headers = staff) =>
    server.call(recordClaimPayout, { params, body: { ...body, ...changes } }, headers);
  const look = async () => (await server.call(getPolicy, { params: { refId } }, session)).body;
  return { refId, landlordToken, params, session, staff, pay, look };
}

const booked = async () => {
  const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().execute();
  return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
};

test("the tenant owes nothing until the payout is recorded, and both sides learn its day and reference by mail", async () => {
  const { landlordToken, params, session, staff, pay, look } = await makeObjectedClaim();
  const before = await booked();
  const granted = await server.call(acceptClaim, { params, body: {} }, staff);
  expect(granted.body).toMatchObject({ state: "GRANTED", payout: null, repayment: null });
  expect(await booked()).toEqual(before);
  const policy = await look();
  expect(policy).toMatchObject({ repayments: [], claims: [{ payout: null }] });
  expect(policy?.line.find(({ state }) => state === "current")).toMatchObject({ event: "CLAIM_PAYOUT", by: "insurer" });
  const [decision] = await mailsTo(server, tenantEmail, /anerkannt/);
  expect(decision?.text).toMatch(/wir buchen nichts ab[\s\S]*Erst dann schulden Sie uns diesen Betrag/);
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
  const rows = (await server.call(listStaffClaims, { query: { state: "PAID" } }, staff)).body?.rows;
  expect(rows).toMatchObject([{ id: params.claimId, paidOn: "2027-02-01" }]);

  const [toTenant] = await mailsTo(server, tenantEmail, /ausgezahlt: Wie/);
  const [toLandlord] = await mailsTo(server, landlordEmail, /an Sie überwiesen/);
  for (const mail of [toTenant, toLandlord]) {
    expect(mail?.text).toMatch(/Überwiesen am: 1\. Februar 2027\s+Verwendungszweck: Bürgschaft DE-1 <b>ẞ<\/b>/);
    expect(mail?.html).not.toContain("<b>");
  }
  expect(toTenant?.text).toMatch(/120,50\s€\s+an[\s\S]*überwiesen\.\s+Diesen\s+Betrag\s+zahlen\s+Sie\s+uns\s+zurück/);
  expect(toLandlord?.text).toMatch(/hat Ihnen 120,50\s€ aus[\s\S]*überwiesen/);
});

test("two simultaneous payouts are booked once, and the second person learns who was faster", async () => {
  const { params, staff, pay } = await makeObjectedClaim();
  await server.call(acceptClaim, { params, body: {} }, staff);
  const underwriter = await logInColleague(server, "Uwe");
  const [callResult, other] = await Promise.all([pay(), pay({}, underwriter)]);
  expect([callResult.ok, other.ok].filter(Boolean)).toHaveLength(1);
  expect((callResult.ok ? other : callResult).problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: expect.any(String), on: "2027-02-01" } }] },
  });
  const winner = callResult.ok ? staff : underwriter;
  expect((await pay({}, winner)).status).toBe(200);
  expect(codeOf(await pay({ reference: "another" }, winner))).toBe("409 CASE_DECIDED");
  expect(await booked()).toMatchObject({ CLAIMS: 12_050, REPAYMENTS: -12_050 });
  expect(await mailsTo(server, tenantEmail, /ausgezahlt: Wie/)).toHaveLength(1);
  const acts = server.deps.db.selectFrom("staff_act").selectAll().where("act", "=", "pay-out-claim");
  expect(await acts.execute()).toMatchObject([{ detail: { claim: params.claimId, ...body } }]);
});

test("refuses the payout of a claim that is undecided, refused or unknown", async () => {
  const { params, staff, pay } = await makeObjectedClaim();
  expect(codeOf(await pay())).toBe("409 STEP_NOT_ALLOWED");
  await server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, staff);
  expect(codeOf(await pay())).toBe("409 STEP_NOT_ALLOWED");
  const unknown = await server.call(recordClaimPayout, { params: { claimId: "' OR 1=1" }, body }, staff);
  expect(codeOf(unknown)).toBe("404 CLAIM_UNKNOWN");
  expect(codeOf(await pay({}, { cookie: "" }))).toBe("401 LOGIN_REQUIRED");
  expect((await server.call(getStaffClaim, { params }, staff)).body?.payout).toBeNull();
});

test("refuses a payout with another amount, an impossible day or without a reference", async () => {
  const { params, staff, pay } = await makeObjectedClaim();
  await server.call(grantPartOfClaim, { params, body: { amounts: [100], note: "x" } }, staff);
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
  const { params, staff, pay, look } = await makeObjectedClaim();
  await server.call(grantPartOfClaim, { params, body: { amounts: [amount], note: "x" } }, staff);
  expect((await pay({ amount })).status).toBe(200);
  expect(await look()).toMatchObject({ claims: [{ payout: { amount } }], repayments });
  expect(await mailsTo(server, tenantEmail, /ausgezahlt: Wie/)).toHaveLength(repayments.length);
});

test("a guarantee that is paid out in full costs nothing from that day on, and its certificate says that nothing is left", async () => {
  const claim = await makeObjectedClaim({ amount: 1_500, on: "2027-03-01" });
  const { refId, landlordToken, params, staff, pay, look } = claim;
  await server.call(acceptClaim, { params, body: {} }, staff);
  const { approval } = (await pay({ amount: 1_500, paidOn: "2027-03-01" })).body ?? {};
  await server.call(approve, { params: { id: approval?.id ?? "" } }, await logInColleague(server, "Uwe"));
  expect((await look())?.nextCharge).toBeNull();
  // 28 of 365 days were covered: 70.50 × 28 / 365 = 5.408, and the rest is paid back.
  const [mail] = await mailsTo(server, tenantEmail, /ausgezahlt: Wie/);
  expect(mail?.text).toContain("kostet sie nichts mehr. Vom Beitrag erstatten wir Ihnen 65,10");
  await runUntil(server, "2028-03-01T09:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(1);
  expect(await booked()).toMatchObject({ PROVIDER: 540, PREMIUM_PAYABLE: -540, PAYABLE: 0 });
  const { code } = await server.deps.db.selectFrom("certificate").select("code").executeTakeFirstOrThrow();
  const checked = await server.call(getCertificate, { params: { code } });
  expect(checked.body).toEqual({ status: "IN_FORCE", remaining: 0 });
  const session = await openSession(server, tenantEmail);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, session);
  const [asked] = await mailsTo(server, landlordEmail, /kündigt/);
  expect(asked?.text).toMatch(/Bürgschaft bis zu: 0,00/);
  const release = { params: { token: landlordToken }, body: { signature: true } } as const;
  expect((await server.call(releaseAsLandlord, release)).body?.status).toBe("ENDED");
  expect(await booked()).toMatchObject({ PROVIDER: 540, PREMIUM_PAYABLE: -540, PAYABLE: 0 });
});

test("after a partial payout the premium follows what is left, and certificate, pages and mails say what that is", async () => {
  const { landlordToken, params, staff, pay, look } = await makeObjectedClaim({ amount: 500, on: "2027-03-01" });
  await server.call(acceptClaim, { params, body: {} }, staff);
  await pay({ amount: 500, paidOn: "2027-03-01" });
  // 28 of 365 days at 70.50 and 337 at 47.00: (1,974 + 15,839) / 365 = 48.802, so 21.70 of 70.50 are paid back.
  const [mail] = await mailsTo(server, tenantEmail, /ausgezahlt: Wie/);
  expect(mail?.text).toContain("sind noch 1.000,00");
  expect(mail?.text).toContain("ab dem 1. März 2027 nur noch 47,00");
  expect(mail?.text).toContain("Vom Beitrag erstatten wir Ihnen 21,70");
  expect(await look()).toMatchObject({ depositAmount: 1_000, premiumAmount: 47, nextCharge: { amount: 47 } });
  const { code } = await server.deps.db.selectFrom("certificate").select("code").executeTakeFirstOrThrow();
  const checked = await server.call(getCertificate, { params: { code } });
  expect(checked.body).toEqual({ status: "IN_FORCE", remaining: 1_000 });
  const seen = await server.call(getLandlordView, { params: { token: landlordToken } });
  expect(seen.body).toMatchObject({ depositAmount: 1_000, claimable: 1_000 });
  await runUntil(server, "2028-02-01T09:00:00Z");
  expect(await booked()).toMatchObject({ PROVIDER: 4_880 + 4_700, PREMIUM_PAYABLE: -9_580, PAYABLE: 0 });
  // The tenant is told of the next premium, two weeks before it.
  const [notice] = await mailsTo(server, tenantEmail, /47,00/);
  expect(notice?.text).toContain("1. Februar 2028");
});

test("a payout that is recorded after a partial release lowers the premium from that release on", async () => {
  const {
    refId,
    landlordToken: token,
    params,
    staff,
    pay,
  } = await makeObjectedClaim({ amount: 300, on: "2027-02-05" });
  await server.call(acceptClaim, { params, body: {} }, staff);
  await runUntil(server, "2027-02-20T09:00:00Z");
  const change = { kind: "LOWER_DEPOSIT", depositAmount: 1000, restUntil: null } as const;
  expect((await server.call(askAmendmentAsLandlord, { params: { token }, body: { change } })).ok).toBe(true);
  await runUntil(server, "2027-02-22T09:00:00Z");
  expect((await pay({ amount: 300, paidOn: "2027-02-10" }, await logInAsStaff(server))).ok).toBe(true);
  const terms = server.deps.db.selectFrom("policy_terms").select(["from_day", "deposit_cents"]).orderBy("number");
  expect((await terms.where("ref_id", "=", refId).execute()).slice(1)).toEqual([
    { from_day: "2027-02-20", deposit_cents: 100_000 },
    { from_day: "2027-02-20", deposit_cents: 70_000 },
  ]);
  // 19 of 365 days at 70.50 and 346 at 36.00: (1,339.50 + 12,456.00) / 365 = 37.795, so 32.71 of 70.50 come back.
  const policy = server.call(getPolicy, { params: { refId } }, await openSession(server, tenantEmail));
  expect((await policy).body).toMatchObject({ depositAmount: 700, refund: { amount: 32.71 } });
});

test("a payout for a repayment from before payouts were recorded creates no second debt", async () => {
  const { refId, params, staff, pay, look } = await makeObjectedClaim();
  await server.call(acceptClaim, { params, body: {} }, staff);
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
  expect(await mailsTo(server, tenantEmail, /ausgezahlt: Wie/)).toEqual([]);
});
