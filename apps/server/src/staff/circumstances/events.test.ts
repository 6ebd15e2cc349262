import {
  acceptClaim,
  answerAmendmentLink,
  approve,
  askAmendment,
  askAmendmentAsStaff,
  endAfterDeath,
  fileClaim,
  getAmendmentLink,
  getLandlordView,
  getPolicy,
  getStaffPolicy,
  listFilings,
  objectToClaim,
  recordCircumstance,
  recordClaimPayout,
  recordDeclaration,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { ben } from "#testing/policies/co-tenants.ts";
import { makeOwedRepayment } from "#testing/policies/owed-repayment.ts";
import { enterTestAccount } from "#testing/policies/payout-accounts.ts";
import {
  failingCard,
  makeAccepted,
  type PolicyOptions,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
let uweId: string;
beforeEach(async () => {
  server = await makeTestServer();
  uweId = await addColleague(server, { name: "Uwe", role: "underwriter" });
});
afterEach(() => server.close());

// New sessions, because months pass in between.
const demo = () => logInAsStaff(server);
const uwe = () => openStaffSession(server, uweId);
const look = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, await demo())).body;
const administrator = { contactName: "Dr. Ida Walter", contactEmail: "walter@example.com", contactAddress: null };
const insolvency = { kind: "TENANT_INSOLVENT", ...administrator, note: "Amtsgericht Köln, 71 IN 12/27" } as const;
type Event = Parameters<typeof record>[1];

async function record(
  refId: string,
  body: Omit<typeof insolvency, "kind" | "contactEmail" | "contactAddress"> & {
    kind: "DEATH" | "TENANT_INSOLVENT" | "LANDLORD_INSOLVENT";
    contactEmail: string | null;
    contactAddress: string | null;
    on: string;
  },
) {
  return server.call(recordCircumstance, { params: { refId }, body }, await demo());
}

/** Approves as a second person what waits about the policy. */
async function approveOpen(refId: string) {
  const id = (await look(refId))?.approvals[0]?.id ?? "";
  const answer = await server.call(approve, { params: { id } }, await uwe());
  await settle(server);
  return answer;
}

async function recordAndApprove(refId: string, event: Event) {
  expect((await record(refId, event)).body).toEqual({ done: true });
  expect((await approveOpen(refId)).body).toEqual({ done: true });
}

const email = "tenant@example.com";
const makeYearly = (options: PolicyOptions = {}) =>
  makeAccepted(server, { tenantEmail: email, paymentPeriod: "YEARLY", ...options });

async function readRefunds(refId: string) {
  const rows = await server.deps.db.selectFrom("refund").selectAll().where("ref_id", "=", refId).execute();
  return rows.map(({ amount_cents, status }) => `${amount_cents} ${status}`);
}

const filings = async () => (await server.call(listFilings, { query: {} }, await demo())).body?.rows ?? [];

test("no premium is asked from the day of the opening on, and what was paid for later days is paid back", async () => {
  const { refId } = await makeYearly();
  await runUntil(server, "2027-05-20T09:00:00Z");
  // Signed on 15 January.
  const [{ params } = {}] = (await record(refId, { ...insolvency, on: "2027-01-14" })).problem?.data.fields ?? [];
  expect(params).toEqual({ earliest: "2027-01-15", latest: "2027-05-20" });
  await recordAndApprove(refId, { ...insolvency, on: "2027-05-15" });
  // Covered from 1 February to 14 May: 28 + 31 + 30 + 14 = 103 of 365 days. 70.50 × 103 / 365 = 19.894: 19.89 is owed,
  // 50.61 paid back.
  expect(await readRefunds(refId)).toEqual(["5061 PAID"]);
  expect((await look(refId))?.circumstances).toMatchObject([
    { kind: "TENANT_INSOLVENT", happenedOn: "2027-05-15", contact: { name: "Dr. Ida Walter" }, endedAt: null },
  ]);
  await runUntil(server, "2028-03-01T09:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(1);
  // The landlord keeps the cover, but nobody would pay for a higher one.
  const change = { kind: "HIGHER_DEPOSIT", depositAmount: 2000, coldRentAmount: null, grossIncome: null } as const;
  const more = { params: { refId }, body: { change, note: "Brief" } };
  expect(codeOf(await server.call(askAmendmentAsStaff, more, await demo()))).toBe("409 POLICY_STATUS_CONFLICT");
  expect((await look(refId))?.status).toBe("ACTIVE");
  expect(await filings()).toMatchObject([{ state: "NONE", amount: 0, administrator: "Dr. Ida Walter" }]);
});

test("an unpaid premium is cut to the days before the opening, is charged no more, and is to be claimed", async () => {
  const { refId } = await makeYearly({ card: failingCard });
  await runUntil(server, "2027-02-21T09:00:00Z");
  await recordAndApprove(refId, { ...insolvency, on: "2027-02-21" });
  const before = await readCharges(server, refId);
  // 20 of 365 days: 70.50 × 20 / 365 = 3.863.
  expect(await filings()).toMatchObject([{ state: "OPEN", premiums: 3.86, payouts: 0, openedOn: "2027-02-21" }]);
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await readCharges(server, refId)).toEqual(before);
  // The landlord had released the tenant by a letter that arrived before: 70.50 × 10 / 365 = 1.931.
  const days = { declaredOn: "2027-02-10", arrivedOn: "2027-02-11" };
  const release = { kind: "RELEASE", way: "LETTER", by: "LANDLORD", name: "", note: "", text: "" } as const;
  const body = { ...release, ...days, items: [] };
  expect((await server.call(recordDeclaration, { params: { refId }, body }, await demo())).ok).toBe(true);
  expect(await filings()).toMatchObject([{ premiums: 1.93 }]);
});

/** Pays out a claim of 300 EUR after the insolvency of the tenant. */
async function payOutAfterOpening(refId: string) {
  await setPassword(server, email);
  const token = await readLandlordToken(server, "landlord@example.com");
  await runUntil(server, "2027-02-10T09:00:00Z");
  await recordAndApprove(refId, { ...insolvency, on: "2027-02-10" });
  const items = [{ description: "Miete", amount: 300 }];
  const reported = await server.call(reportClaim, { params: { token }, body: { items } });
  await enterTestAccount(server, token);
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const tenant = await openSession(server, email);
  await server.call(objectToClaim, { params: { refId, ...params }, body: { text: "Nein." } }, tenant);
  await server.call(acceptClaim, { params, body: {} }, await demo());
  const transfer = { amount: 300, paidOn: "2027-02-10", reference: "Schaden" };
  expect((await server.call(recordClaimPayout, { params, body: transfer }, await demo())).body?.state).toBe("PAID");
}

test("what is paid out afterwards is to be claimed, until the desk records that it was", async () => {
  const { refId } = await makeYearly({ landlordEmail: "landlord@example.com" });
  await payOutAfterOpening(refId);
  expect(await mailsTo(server, email, /ausgezahlt: Wie/)).toEqual([]);
  // Without a choice there would be an invoice after 14 days.
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await findRecipients(server, "repayment-invoice")).toEqual([]);
  const [filing] = await filings();
  expect(filing).toMatchObject({ state: "OPEN", payouts: 300, amount: 300, paidOutOn: "2027-02-10", filed: null });
  const file = async (amount: number, filedOn: string) =>
    server.call(fileClaim, { params: { id: filing?.id ?? "" }, body: { amount, filedOn } }, await demo());
  expect(codeOf(await file(299.99, "2027-04-01"))).toBe("400 FIELD_INVALID");
  expect(codeOf(await file(300, "2027-02-09"))).toBe("400 FIELD_INVALID");
  expect(codeOf(await file(300, "2027-04-02"))).toBe("400 FIELD_INVALID");
  const both = await Promise.all([file(300, "2027-04-01"), file(300, "2027-04-01")]);
  expect(both.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect(await filings()).toMatchObject([
    { state: "FILED", filed: { amount: 300, on: "2027-04-01", by: "Demo Desk" } },
  ]);
});

test("what is paid out afterwards is invoiced to the co-tenants, who are told where to transfer it", async () => {
  const { refId } = await makeYearly({ landlordEmail: "landlord@example.com", coTenants: [ben] });
  await payOutAfterOpening(refId);
  await setPassword(server, ben.email);
  expect(await mailsTo(server, ben.email, /schulden Sie gemeinsam/)).toEqual([]);
  const [invoice] = await mailsTo(server, ben.email, /^Rechnung: 300,00/);
  expect(invoice?.text).toContain("In Ihrem Konto steht, wohin Sie den Betrag überweisen können.");
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await findRecipients(server, "repayment-invoice")).toEqual([]);
  expect(await findRecipients(server, "shared-repayment")).toEqual([ben.email]);
  expect(await filings()).toMatchObject([{ state: "OPEN", payouts: 300 }]);
  const headers = await openSession(server, ben.email);
  const { body } = await server.call(getPolicy, { params: { refId } }, headers);
  const [repayment] = body?.repayments ?? [];
  expect(repayment).toMatchObject({ state: "INVOICED", instalments: [{ amount: 300, state: "INVOICED" }] });
});

test("what waits for a choice of the tenant at the opening is invoiced to the co-tenants", async () => {
  const { refId, repayment } = await makeOwedRepayment(server, { coTenants: [ben] });
  await recordAndApprove(refId, { ...insolvency, on: "2027-02-01" });
  expect(await mailsTo(server, ben.email, /^Rechnung: 820,50/)).toHaveLength(1);
  expect(await repayment()).toMatchObject({ state: "INVOICED", choices: [] });
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await findRecipients(server, "repayment-invoice")).toEqual([]);
  expect(await findRecipients(server, "shared-repayment")).toEqual([ben.email, ben.email]);
});

test("an opening on a leap day counts the days of the leap year", async () => {
  const { refId } = await makeYearly({ insuranceStart: "2027-12-01" });
  await runUntil(server, "2028-02-29T12:00:00Z");
  await recordAndApprove(refId, { ...insolvency, on: "2028-02-29" });
  // Covered from 1 December to 28 February: 31 + 31 + 28 = 90 of the 366 days to 30 November 2028. 70.50 × 90 / 366 = 17.336.
  expect(await readRefunds(refId)).toEqual([`${7_050 - 1_733} PAID`]);
});

test("one person cannot record an insolvency, nobody twice, and none in the future", async () => {
  const { refId } = await makeYearly();
  expect(codeOf(await record(refId, { ...insolvency, on: "2027-01-16" }))).toBe("400 FIELD_INVALID");
  await record(refId, { ...insolvency, on: "2027-01-15" });
  expect((await look(refId))?.circumstances).toEqual([]);
  const id = (await look(refId))?.approvals[0]?.id ?? "";
  expect(codeOf(await server.call(approve, { params: { id } }, await demo()))).toBe("403 SECOND_PERSON_REQUIRED");
  await approveOpen(refId);
  await record(refId, { ...insolvency, contactName: "Dr. Ida Walther", on: "2027-01-15" });
  expect(codeOf(await approveOpen(refId))).toBe("409 STEP_NOT_ALLOWED");
  expect((await look(refId))?.circumstances).toHaveLength(1);
});

test("charges stop with the tenant's death, and begin again when the contract goes on with the heirs", async () => {
  const { refId } = await makeAccepted(server);
  await runUntil(server, "2027-02-20T09:00:00Z");
  const death = { ...insolvency, kind: "DEATH", on: "2027-02-18" } as const;
  // The answer may be lost on the way.
  for (const event of [death, death]) expect((await record(refId, event)).body).toEqual({ done: true });
  expect(codeOf(await record(refId, { ...death, on: "2027-02-19" }))).toBe("409 STEP_NOT_ALLOWED");
  expect((await look(refId))?.circumstances).toHaveLength(1);
  await runUntil(server, "2027-04-10T09:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(1);
  const body = { outcome: "GOES_ON", endsOn: null, reason: "Die Tochter bleibt wohnen." } as const;
  expect((await server.call(endAfterDeath, { params: { refId }, body }, await demo())).body).toEqual({ done: true });
  expect((await approveOpen(refId)).body).toEqual({ done: true });
  expect(await readCharges(server, refId)).toHaveLength(3);
  expect(codeOf(await server.call(endAfterDeath, { params: { refId }, body }, await demo()))).toBe(
    "409 STEP_NOT_ALLOWED",
  );
});

test("when the lease ends with the tenant's death, the premium ends with it and the landlord is asked for a release", async () => {
  const { refId } = await makeYearly();
  await runUntil(server, "2027-05-01T09:00:00Z");
  await record(refId, { ...insolvency, kind: "DEATH", on: "2027-04-10" });
  const end = async (endsOn: string | null) => {
    const body = { outcome: "ENDS", endsOn, reason: "Die Erben haben gekündigt." } as const;
    return server.call(endAfterDeath, { params: { refId }, body }, await demo());
  };
  expect(codeOf(await end(null))).toBe("400 FIELD_REQUIRED");
  expect(codeOf(await end("2027-04-09"))).toBe("400 FIELD_INVALID");
  expect(codeOf(await end("2027-05-02"))).toBe("400 FIELD_INVALID");
  await end("2027-05-01");
  await approveOpen(refId);
  // Covered from 1 February to 30 April: 28 + 31 + 30 = 89 of 365 days. 70.50 × 89 / 365 = 17.190.
  expect(await readRefunds(refId)).toEqual([`${7_050 - 1_719} PAID`]);
  expect((await look(refId))?.status).toBe("CANCELLATION_REQUESTED");
  expect(await findRecipients(server, "release-asked")).toHaveLength(1);
});

test("an insolvent landlord's administrator is told of the landlord whom the tenant named, and has 14 days to object", async () => {
  const landlordEmail = "landlord@example.com";
  const { refId } = await makeYearly({ landlordEmail });
  await setPassword(server, email);
  await runUntil(server, "2027-02-10T09:00:00Z");
  const change = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null } as const;
  await server.call(askAmendment, { params: { refId }, body: { change } }, await openSession(server, email));
  const token = await readMailedSecret(server, change.email, "amendment");
  const agreed = await server.call(answerAmendmentLink, { params: { token }, body: { agrees: true, reason: null } });
  expect(agreed.body).toMatchObject({ state: "AGREED", from: "2027-02-24" });
  await runUntil(server, "2027-02-20T09:00:00Z");
  await recordAndApprove(refId, { ...insolvency, kind: "LANDLORD_INSOLVENT", on: "2027-02-19" });
  expect((await server.call(getAmendmentLink, { params: { token } })).body).toMatchObject({ from: "2027-03-06" });
  for (const told of [landlordEmail, administrator.contactEmail])
    expect(await mailsTo(server, told, /neuer Vermieter genannt/), told).toHaveLength(1);
  expect(await mailsTo(server, change.email, /Vermieter/)).toHaveLength(1);
});

test("an administrator does not take the place of somebody who became the landlord before the second person approved", async () => {
  const { refId } = await makeYearly({ landlordEmail: "landlord@example.com" });
  await runUntil(server, "2027-02-10T09:00:00Z");
  expect((await record(refId, { ...insolvency, kind: "LANDLORD_INSOLVENT", on: "2027-02-09" })).ok).toBe(true);
  const change = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null } as const;
  const body = { change, note: "Kaufvertrag" };
  expect((await server.call(askAmendmentAsStaff, { params: { refId }, body }, await demo())).ok).toBe(true);
  const token = await readMailedSecret(server, change.email, "amendment");
  await server.call(answerAmendmentLink, { params: { token }, body: { agrees: true, reason: null } });
  expect(codeOf(await approveOpen(refId))).toBe("409 STEP_NOT_ALLOWED");
  expect(await look(refId)).toMatchObject({ landlordName: "Eva Neumann" });
});

test("an insolvent landlord's administrator gets a link of their own, and the earlier link and account end", async () => {
  const landlordAddress = "Amalienweg 3, 10115 Berlin";
  const { refId } = await makeYearly({ landlordEmail: "landlord@example.com", landlordAddress });
  const token = await readLandlordToken(server, "landlord@example.com");
  await runUntil(server, "2027-02-10T09:00:00Z");
  const items = [{ description: "Miete", amount: 300 }];
  const before = await server.call(reportClaim, { params: { token }, body: { items } });
  expect(before.body).toMatchObject({ landlordAddress });
  await enterTestAccount(server, token);
  const office = { contactAddress: "Kanzleiweg 1, 50667 Köln" };
  const event = { ...insolvency, ...office, kind: "LANDLORD_INSOLVENT", on: "2027-02-09" } as const;
  expect(codeOf(await record(refId, { ...event, contactEmail: null }))).toBe("400 FIELD_REQUIRED");
  const shared = await record(refId, { ...event, contactEmail: email });
  expect(codeOf(shared)).toBe("409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
  await recordAndApprove(refId, event);
  expect(await look(refId)).toMatchObject({ landlordName: "Dr. Ida Walter", landlordEmail: "walter@example.com" });
  expect(codeOf(await server.call(getLandlordView, { params: { token } }))).toBe("404 TOKEN_UNKNOWN");
  const own = await readLandlordToken(server, "walter@example.com");
  const seen = await server.call(getLandlordView, { params: { token: own } });
  const landlordSees = { payoutAccount: null, claims: [{ amount: 300 }], landlordAddress: office.contactAddress };
  expect(seen.body).toMatchObject(landlordSees);
});
