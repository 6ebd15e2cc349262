import {
  type AmendmentChange,
  answerAmendmentAsStaff,
  answerAmendmentLink,
  askAmendmentAsStaff,
  getStaffPolicy,
  listInbox,
  listStaffActs,
  listTimeline,
  takeBackAmendment,
  takeBackAmendmentAsStaff,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { landlordEmail, makeAmended, tenantEmail as jana } from "#testing/policies/amendments.ts";
import { makeAccepted } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
const staff = await logInAsStaff(server);
afterAll(() => server.close());

const look = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, staff)).body;
const timeline = async (refId: string) =>
  (await server.call(listTimeline, { params: { of: "policy", id: refId }, query: {} }, staff)).body?.rows ?? [];
const sold = (email: string) => ({ kind: "NEW_LANDLORD", name: "Eva Neumann", email, address: null }) as const;
const ask = (refId: string, email: string) =>
  server.call(
    askAmendmentAsStaff,
    { params: { refId }, body: { change: sold(email), note: "Anruf der Erbin" } },
    staff,
  );

test("asks for a new landlord who called, and shows the next terms once they agreed", async () => {
  const seller = "alt@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail: "ada@example.com", landlordEmail: seller });
  expect((await ask(refId, "neu@example.com")).body).toEqual({ done: true });
  const change = sold("neu@example.com");
  const asked = await look(refId);
  expect(asked?.amendments).toMatchObject([
    { change, askedBy: "STAFF", by: "Demo Desk", waitsFor: ["NEW_LANDLORD"], mayAgree: false, mayTakeBack: true },
  ]);
  expect(asked?.terms).toHaveLength(1);
  expect(await mailsTo(server, seller, /neuer Vermieter genannt/)).toHaveLength(1);
  const token = await readMailedSecret(server, "neu@example.com", "amendment");
  await server.call(answerAmendmentLink, { params: { token }, body: { agrees: true, reason: "" } });
  const now = await look(refId);
  expect(now?.amendments).toMatchObject([{ state: "IN_FORCE", mayTakeBack: false }]);
  expect(now?.terms.map(({ number, landlordName }) => [number, landlordName])).toEqual([
    [1, "Otto Kern"],
    [2, "Eva Neumann"],
  ]);
  const entries = await timeline(refId);
  expect(entries.find(({ kind }) => kind === "AMENDMENT")).toMatchObject({ group: "STAFF", by: "Demo Desk", change });
  expect(entries.find(({ kind }) => kind === "AMENDMENT_DECISION")).toMatchObject({ detail: "IN_FORCE", change });
  expect(entries.find(({ kind }) => kind === "NOTE")).toMatchObject({ text: "Anruf der Erbin", by: "Demo Desk" });
  const acts = (await server.call(listStaffActs, { query: { act: "ask-amendment" } }, staff)).body?.rows;
  expect(acts?.map(({ by }) => by)).toEqual(["Demo Desk"]);
});

test("takes back what the desk asked for, and nothing else", async () => {
  const { refId } = await makeAccepted(server, { tenantEmail: "bea@example.com" });
  await ask(refId, "frei@example.com");
  const amendmentId = (await look(refId))?.amendments[0]?.id ?? "";
  const other = await ask(refId, "andere@example.com");
  expect(codeOf(other)).toBe("409 AMENDMENT_OPEN");
  const params = { refId, amendmentId };
  const early = await server.call(answerAmendmentAsStaff, { params, body: { agrees: true, reason: "" } }, staff);
  expect(codeOf(early)).toBe("409 POLICY_STATUS_CONFLICT");
  expect((await server.call(takeBackAmendmentAsStaff, { params }, staff)).body).toEqual({ done: true });
  expect((await look(refId))?.amendments).toMatchObject([{ state: "TAKEN_BACK", mayTakeBack: false }]);
  const unknown = await server.call(takeBackAmendmentAsStaff, { params: { ...params, refId: "x" } }, staff);
  expect(codeOf(unknown)).toBe("404 POLICY_UNKNOWN");
});

test("what waits for the desk is in the inbox and on the contract until the desk agrees", async () => {
  const tenantEmail = "cleo@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail });
  await setPassword(server, tenantEmail);
  const amendmentId = server.deps.random.uuid();
  await server.deps.db
    .insertInto("amendment")
    .values({
      id: amendmentId,
      ref_id: refId,
      kind: "TENANT_EMAIL",
      change: JSON.stringify({ kind: "TENANT_EMAIL", email: "cleo.neu@example.com" }),
      asked_by: "TENANT",
      asked_at: server.deps.clock.now(),
      waits_for: ["STAFF"],
      until_day: "2027-03-01",
      due_at: new Date("2027-03-01T23:00:00Z"),
    })
    .execute();
  const inbox = async () => (await server.call(listInbox, { query: { kind: "AMENDMENT" } }, staff)).body?.rows;
  expect(await inbox()).toMatchObject([{ id: amendmentId, refId, what: "TENANT_EMAIL" }]);
  expect(await look(refId)).toMatchObject({
    todo: [{ kind: "AMENDMENT", id: amendmentId }],
    amendments: [{ mayAgree: true, mayRefuse: true, mayTakeBack: false }],
  });
  const body = { agrees: true, reason: "" };
  const agreed = await server.call(answerAmendmentAsStaff, { params: { refId, amendmentId }, body }, staff);
  expect(agreed.body).toEqual({ done: true });
  expect(await inbox()).toEqual([]);
  expect(await look(refId)).toMatchObject({ tenantEmail: "cleo.neu@example.com", todo: [] });
});

test("asks whoever has to agree, for somebody who wrote: both to extend, the landlord to release, the tenant to pay otherwise or sign", async () => {
  const address = { street: "Elbchaussee", streetNumber: "3", zip: "22765", city: "Hamburg" };
  const dates = { insuranceStart: "2027-01-15", insuranceEnd: "2028-01-31" };
  const amended = await makeAmended(server, { address, ...dates, grossIncome: 30_000 });
  const { refId, policy, answer, answerAsLandlord, session } = amended;
  const askFor = async (change: AmendmentChange) => {
    const body = { change, note: "Brief vom 14. Januar" };
    expect((await server.call(askAmendmentAsStaff, { params: { refId }, body }, staff)).body).toEqual({ done: true });
  };
  const open = async () => (await look(refId))?.amendments.at(-1);
  await askFor({ kind: "END", insuranceEnd: "2029-01-31" });
  expect(await open()).toMatchObject({ waitsFor: ["TENANT", "LANDLORD"] });
  const [toTenant] = await mailsTo(server, jana, /^Elbchaussee 3: Stimmen Sie dieser Änderung zu/);
  expect(toTenant?.text).toContain("wir wurden um eine Verlängerung der Mietbürgschaft");
  expect(await mailsTo(server, landlordEmail, /Stimmen Sie dieser Änderung zu/)).toEqual([]);
  expect((await answer(true)).ok).toBe(true);
  expect(await mailsTo(server, landlordEmail, /Stimmen Sie dieser Änderung zu/)).toHaveLength(1);
  expect((await answerAsLandlord(true)).ok).toBe(true);
  expect(await policy()).toMatchObject({ insuranceEnd: "2029-01-31" });
  await askFor({ kind: "LOWER_DEPOSIT", depositAmount: 1_000, restUntil: null });
  expect(await open()).toMatchObject({ waitsFor: ["LANDLORD"] });
  expect(await policy()).toMatchObject({ depositAmount: 1_500 });
  const [part] = await mailsTo(server, landlordEmail, /Stimmen Sie dieser Änderung zu/);
  expect(part?.text).toContain("die Freigabe eines Teils der Mietbürgschaft");
  expect((await answerAsLandlord(true)).ok).toBe(true);
  expect(await policy()).toMatchObject({ depositAmount: 1_000, premiumAmount: 4.23 });

  expect((await look(refId))?.otherPlan).toMatchObject({ paymentPeriod: "YEARLY" });
  await askFor({ kind: "PAYMENT_PERIOD", paymentPeriod: "YEARLY" });
  expect(await mailsTo(server, jana, /Stimmen Sie dieser Änderung zu/)).toHaveLength(2);
  expect(await open()).toMatchObject({ waitsFor: ["TENANT"] });
  expect((await answer(true)).ok).toBe(true);
  expect(await open()).toMatchObject({ state: "AGREED", askedBy: "STAFF" });

  const raise = { kind: "HIGHER_DEPOSIT", coldRentAmount: null, grossIncome: null } as const;
  const raised = async () => (await look(refId))?.amendments.find(({ change }) => change.kind === raise.kind);
  const tooMuch = { change: { ...raise, depositAmount: 9_000 }, note: "Anruf" };
  const refused = await server.call(askAmendmentAsStaff, { params: { refId }, body: tooMuch }, staff);
  expect(refused.problem).toMatchObject({
    errorCode: "DEPOSIT_MULTIPLIER",
    data: { fields: [{ path: "change.depositAmount" }] },
  });
  await askFor({ ...raise, depositAmount: 2_000 });
  expect(await raised()).toMatchObject({ waitsFor: ["LANDLORD", "TENANT"], assessment: { outcome: "QUOTE" } });
  expect((await answerAsLandlord(true)).ok).toBe(true);
  expect(await mailsTo(server, jana, /Bitte unterschreiben Sie/)).toHaveLength(1);
  expect((await answer(true)).ok).toBe(true);
  expect(await raised()).toMatchObject({ state: "AGREED" });
  const params = { refId, amendmentId: (await raised())?.id ?? "" };
  expect((await server.call(takeBackAmendment, { params }, await session())).ok).toBe(true);
  expect(await raised()).toMatchObject({ state: "TAKEN_BACK" });
});
