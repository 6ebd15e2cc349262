import {
  approve,
  askAmendment,
  consentTextVersion,
  type Country,
  decideConsent,
  decideUnpaid,
  getLandlordView,
  getPolicy,
  getStaffPolicy,
  listInbox,
  recordBankPayment,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { failingCard, makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

import { askForAmendment } from "../../amendments/index.ts";
import { lockPolicy } from "../../policy/index.ts";
import { liftTermination } from "./lift-termination.ts";
import { findReminder } from "./reminder.ts";

// A server for each test, because the clock never goes back.
let server: TestServer;
let uweId: string;
const email = "tenant@example.com";
const landlordEmail = "landlord@example.com";
beforeEach(async () => {
  server = await makeTestServer({ config: { unpaid: "QUALIFIED_REMINDER" } });
  uweId = await addColleague(server, { name: "Uwe", role: "underwriter" });
});
afterEach(() => server.close());

const demo = () => logInAsStaff(server);
const look = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, await demo())).body;
const decide = async (
  refId: string,
  body: { outcome: "WAIT" | "INSTALMENTS" | "TERMINATE"; on?: string; parts?: number },
) => server.call(decideUnpaid, { params: { refId }, body: { ...body, note: "Besprochen" } }, await demo());
const inbox = async () => (await server.call(listInbox, { query: { kind: "UNPAID" } }, await demo())).body?.rows;

/** Cover begins on 1 February 2027, and the yearly premium of 70.50 fails on days 0, 1, 3, 7 and 14. */
async function makeUnpaid(country: Country = "de") {
  const { refId } = await makeAccepted(server, {
    country,
    tenantEmail: email,
    landlordEmail,
    paymentPeriod: "YEARLY",
    card: failingCard,
  });
  return refId;
}

/** Approves as a second person what waits about the policy. */
async function approveOpen(refId: string) {
  const id = (await look(refId))?.approvals[0]?.id ?? "";
  const answer = await server.call(approve, { params: { id } }, await openStaffSession(server, uweId));
  await settle(server);
  return answer;
}

/** When cover ends if the landlord releases a part of a terminated contract, and the termination is lifted. Changes nothing. */
async function liftAfterRelease(refId: string, restUntil: string | null) {
  const { deps } = server;
  const transaction = await deps.db.startTransaction().execute();
  const change = { kind: "LOWER_DEPOSIT", depositAmount: 500, restUntil } as const;
  expect(await askForAmendment(transaction, deps, { refId, change, by: "LANDLORD" })).toBe(null);
  const reminder = await findReminder(transaction, refId);
  if (reminder) await liftTermination(transaction, deps, await lockPolicy(transaction, refId), reminder);
  const { insurance_end } = await lockPolicy(transaction, refId);
  await transaction.rollback().execute();
  return insurance_end;
}

/** A transfer of everything that is unpaid, which a second person approves. */
async function pay(refId: string) {
  const policy = await look(refId);
  const charge = policy?.todo.find(({ kind }) => kind === "CHARGE_FAILED");
  const params = { refId, chargeId: charge?.id ?? "" };
  const paidOn = server.deps.clock.now().toISOString().slice(0, 10);
  const body = { amount: charge?.amount ?? 0, paidOn, reference: "Beitrag", reason: "Kontoauszug" };
  expect((await server.call(recordBankPayment, { params, body }, await demo())).body).toEqual({ asked: true });
  expect((await approveOpen(refId)).status).toBe(200);
}

test("reminds after the last retry with amount, interest, two weeks and what follows, and waits at the desk afterwards", async () => {
  const refId = await makeUnpaid();
  await runUntil(server, "2027-02-14T12:00:00Z");
  expect((await look(refId))?.unpaid).toBeNull();
  await runUntil(server, "2027-02-15T12:00:00Z");
  // 15 February and two weeks: Monday, 1 March.
  const [reminder] = await mailsTo(server, email, /^Mahnung/);
  expect(reminder?.subject).toBe("Mahnung: Bitte zahlen Sie 70,50 € bis zum 1. März 2027");
  for (const said of ["§ 38 VVG", "Zinsen: 0,00 €", "fristlos kündigen", "1. Februar 2027 bis 31. Januar 2028"])
    expect(reminder?.text).toContain(said);
  // Four retries had a mail of their own; the last one is the reminder.
  expect(await findRecipients(server, "premium-failed")).toHaveLength(4);
  expect(await look(refId)).toMatchObject({ unpaid: { state: "SENT", amount: 70.5, until: "2027-03-01" } });
  await runUntil(server, "2027-03-01T22:00:00Z");
  expect(await inbox()).toEqual([]);
  await runUntil(server, "2027-03-02T12:00:00Z");
  expect(await inbox()).toMatchObject([{ refId }]);
  expect(codeOf(await decide(refId, { outcome: "WAIT", on: "2027-03-02" }))).toBe("400 FIELD_INVALID");
  expect((await decide(refId, { outcome: "WAIT", on: "2027-03-10" })).body).toEqual({ done: true });
  expect(await inbox()).toEqual([]);
  await runUntil(server, "2027-03-10T12:00:00Z");
  expect(await inbox()).toMatchObject([{ refId }]);
  await pay(refId);
  expect(await inbox()).toEqual([]);
  expect(await look(refId)).toMatchObject({ unpaid: null, status: "ACTIVE" });
});

test("a reminder on paper leaves another week until it is delivered", async () => {
  const refId = await makeUnpaid("at");
  await setPassword(server, email);
  const refused = { consent: "electronicCommunication", given: false, textVersion: consentTextVersion } as const;
  const saved = await server.call(decideConsent, { body: refused }, await openSession(server, email));
  expect(saved.ok).toBe(true);
  await runUntil(server, "2027-02-15T12:00:00Z");
  expect(await mailsTo(server, email, /^Mahnung/)).toEqual([]);
  expect(await look(refId)).toMatchObject({ unpaid: { state: "SENT", until: "2027-03-08" } });
});

test("terminates with two people: the landlord is told a month before cover ends, and premium is owed until then", async () => {
  const refId = await makeUnpaid();
  await runUntil(server, "2027-03-02T12:00:00Z");
  await decide(refId, { outcome: "TERMINATE" });
  expect(await mailsTo(server, landlordEmail, /endet am/)).toEqual([]);
  expect((await approveOpen(refId)).body).toEqual({ done: true });
  // From 2 March a month: Friday, 2 April.
  const [told] = await mailsTo(server, landlordEmail, /endet am 2\. April 2027/);
  expect(told?.text).toContain("Forderung");
  const [terminated] = await mailsTo(server, email, /^Kündigung/);
  // 1 February to 2 April: 28 + 31 + 2 = 61 of 365 days. 70.50 × 61 / 365 = 11.782.
  expect(terminated?.text).toContain("11,78 €");
  expect(await look(refId)).toMatchObject({
    insuranceEnd: "2027-04-02",
    unpaid: { state: "TERMINATED", amount: 11.78 },
  });
  await runUntil(server, "2027-04-02T21:00:00Z");
  expect((await look(refId))?.status).toBe("PAST_DUE");
  await runUntil(server, "2027-04-03T09:00:00Z");
  expect(await look(refId)).toMatchObject({ status: "ENDED", unpaid: null });
  const [ended] = await mailsTo(server, email, /ist beendet/);
  expect(ended?.text).toContain("nach unserer Kündigung");
  const token = await readLandlordToken(server, landlordEmail);
  const view = (await server.call(getLandlordView, { params: { token } })).body;
  expect(view).toMatchObject({ claimable: 1500 });
  expect(await findRecipients(server, "end-announced")).toEqual([]);
});

test("cover continues without a gap if everything is paid before a terminated contract ends", async () => {
  const refId = await makeUnpaid();
  await setPassword(server, email);
  await runUntil(server, "2027-03-02T12:00:00Z");
  await decide(refId, { outcome: "TERMINATE" });
  await approveOpen(refId);
  const session = await openSession(server, email);
  const change = { kind: "END" as const, insuranceEnd: null };
  expect(codeOf(await server.call(askAmendment, { params: { refId }, body: { change } }, session))).toBe(
    "409 POLICY_STATUS_CONFLICT",
  );
  await runUntil(server, "2027-03-20T12:00:00Z");
  expect(await liftAfterRelease(refId, "2027-04-01")).toBe("2027-04-01");
  expect(await liftAfterRelease(refId, "2027-04-02")).toBe("2027-04-02");
  expect(await liftAfterRelease(refId, null)).toBe(null);
  await pay(refId);
  await runUntil(server, "2027-03-20T13:00:00Z");
  expect(await look(refId)).toMatchObject({ insuranceEnd: null, unpaid: null });
  expect(await mailsTo(server, email, /geht weiter/)).toHaveLength(1);
  expect(await mailsTo(server, landlordEmail, /besteht weiter/)).toHaveLength(1);
  await runUntil(server, "2027-04-05T12:00:00Z");
  const later = await openSession(server, email);
  expect((await server.call(getPolicy, { params: { refId } }, later)).body?.status).not.toBe("ENDED");
});

test("divides what is unpaid into parts that are charged monthly", async () => {
  const refId = await makeUnpaid();
  await runUntil(server, "2027-03-02T12:00:00Z");
  expect((await decide(refId, { outcome: "INSTALMENTS", on: "2027-03-15", parts: 4 })).body).toEqual({ done: true });
  const [agreed] = await mailsTo(server, email, /in Raten/);
  // 7050 / 4: 1763, 1763, 1762, 1762.
  for (const said of ["15. März 2027: 17,63 €", "15. April 2027: 17,63 €", "15. Juni 2027: 17,62 €"])
    expect(agreed?.text).toContain(said);
  const premiums = await server.deps.db
    .selectFrom("premium")
    .select(["number", "status", "amount_cents"])
    .where("ref_id", "=", refId)
    .orderBy("number")
    .execute();
  expect(premiums.map(({ status, amount_cents }) => [status, amount_cents])).toEqual([
    ["CANCELLED", 7050],
    ["DUE", 1763],
    ["DUE", 1763],
    ["DUE", 1762],
    ["DUE", 1762],
  ]);
  const before = (await readCharges(server, refId)).length;
  await runUntil(server, "2027-03-15T12:00:00Z");
  expect((await readCharges(server, refId)).length).toBe(before + 1);
  expect((await look(refId))?.unpaid).toBeNull();
});

test("sends no reminder by default: cover stays, and the last mail says that a person gets in touch", async () => {
  const usual = await makeTestServer();
  const { refId } = await makeAccepted(usual, { tenantEmail: email, card: failingCard });
  await runUntil(usual, "2027-03-10T12:00:00Z");
  expect(await findRecipients(usual, "premium-reminder")).toEqual([]);
  expect((await usual.call(getStaffPolicy, { params: { refId } }, await logInAsStaff(usual))).body?.unpaid).toBeNull();
  await usual.close();
});
