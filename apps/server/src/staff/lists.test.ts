import {
  actOnRows,
  accessRules,
  declineAsLandlord,
  acceptAsLandlord,
  askToWithdraw,
  calls,
  getFigures,
  listCharges,
  listPartners,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
  logInStaff,
  sendMailAgain,
  settleMail,
  staffListSize,
  staffPageSize,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession, readCookie, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeInvitation } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { sampleBody } from "#testing/values/sample-bodies.ts";
import { failingCard, makeSigned, readLandlordToken } from "#testing/policies/sign-policy.ts";
import { countWork, fromBase32, logInAsStaff } from "#testing/people/staff.ts";
import { planRefund } from "../billing/plan-refunds.ts";
import { savePartnerProperties } from "../partners/properties/save-properties.ts";
import { makePartner } from "../partners/keys.ts";
import { lockPolicy } from "../policy/policy.ts";
import { addPerson } from "./people/accounts.ts";
import { codeOfStep } from "./totp.ts";

let server: TestServer;
let session: { cookie: string };
beforeAll(async () => {
  server = await makeTestServer();
  session = await logInAsStaff(server);
});
afterAll(() => server.close());

describe("staff calls", () => {
  const staffCalls = calls.filter(({ access }) => accessRules[access].caller === "staff");

  test("are all calls below /staff except login, logout, session and the mailed link", () => {
    expect(staffCalls.length).toBeGreaterThan(10);
    const open = calls.filter((call) => call.path.startsWith("/staff") && !staffCalls.includes(call));
    expect(open.map(({ name }) => name)).toEqual([
      "log-in-staff",
      "log-out-staff",
      "get-staff-session",
      "get-staff-invitation",
      "set-staff-password",
    ]);
  });

  test.each(staffCalls.map((call) => [call.name, call] as const))(
    "%s refuses visitors and tenants",
    async (_, call) => {
      await makeSignedOnce();
      const tenant = await openSession(server, "tenant@example.com");
      const url = `/api/v1${call.path.replaceAll(/:\w+/g, "0123456789abcdef01234567")}`;
      const renamed = { cookie: tenant.cookie.replace("session=", "staff-session=") };
      for (const headers of [{}, tenant, renamed, { cookie: "staff-session=" }]) {
        const body =
          call.method === "POST" ? { payload: sampleBody(call, { token: "", login: "nobody@example.com" }) } : {};
        const answer = await server.app.inject({ method: call.method, url, headers, ...body });
        expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([401, "LOGIN_REQUIRED"]);
      }
    },
  );
});

let signed: Promise<void> | null = null;
function makeSignedOnce(): Promise<void> {
  signed ??= makeSigned(server, { tenantEmail: "tenant@example.com", lastName: "Öztürk" }).then(() =>
    setPassword(server, "tenant@example.com"),
  );
  return signed;
}

test("finds policies by name, contract number and status", async () => {
  await makeSignedOnce();
  const find = async (query: { search?: string; status?: "SIGNED" | "ENDED" }) =>
    (await server.call(listStaffPolicies, { query }, session)).body;
  const all = await find({ search: "öztürk" });
  expect(all).toMatchObject({ total: 1, rows: [{ tenantEmail: "tenant@example.com", depositAmount: 1500 }] });
  expect((await find({ search: all?.rows[0]?.contractNumber ?? "" }))?.total).toBe(1);
  expect((await find({ search: "öztürk", status: "ENDED" }))?.total).toBe(0);
});

test("finds a policy by any spelling of an umlaut, and by words in any order", async () => {
  await makeSignedOnce();
  for (const search of ["OEZTUERK", "tenant@example öztürk", "öztürk tenant", "Tenant@Example.com"]) {
    const { body } = await server.call(listStaffPolicies, { query: { search } }, session);
    expect(body?.total, search).toBe(1);
  }
});

test("sorts policies by the day of signature or the contract number, in both directions", async () => {
  const own = await makeTestServer();
  const street = (name: string) => ({ street: name, streetNumber: "1", zip: "10119", city: "Berlin" });
  for (const name of ["Torweg", "Lindenweg", "Ringbahn"]) {
    await makeSigned(own, { tenantEmail: `${name.toLowerCase()}@example.com`, address: street(name) });
    own.clock.advance(60_000);
  }
  const staff = await logInAsStaff(own);
  const sort = async (order?: "signedAt" | "-signedAt" | "contractNumber" | "-contractNumber") =>
    (await own.call(listStaffPolicies, { query: { order } }, staff)).body?.rows ?? [];
  const newestFirst = (await sort()).map(({ refId }) => refId);
  expect((await sort("-signedAt")).map(({ refId }) => refId)).toEqual(newestFirst);
  expect((await sort("signedAt")).map(({ refId }) => refId)).toEqual(newestFirst.toReversed());
  const numbers = (await sort("contractNumber")).map(({ contractNumber }) => contractNumber);
  expect(numbers).toEqual(numbers.toSorted());
  expect((await sort("-contractNumber")).map(({ contractNumber }) => contractNumber)).toEqual(numbers.toReversed());
  const odd = await own.app.inject({ url: "/api/v1/staff/policies", query: { order: "tenantName" }, headers: staff });
  expect(odd.statusCode).toBe(400);
  await own.close();
});

test("finds policies signed between two days of the home's country, both included", async () => {
  const own = await makeTestServer();
  const { db } = own.deps;
  await makeSigned(own, { tenantEmail: "tenant@example.com" });
  const staff = await logInAsStaff(own);
  const find = async (query: { from?: string; to?: string }) =>
    (await own.call(listStaffPolicies, { query }, staff)).body?.total;
  // 29 January in Berlin, although it is still the 28th in UTC.
  for (const [at, from, to, total] of [
    ["2027-01-28T23:00:00Z", "2027-01-29", "2027-01-29", 1],
    ["2027-01-28T22:59:59Z", "2027-01-29", undefined, 0],
    ["2027-01-29T22:59:59Z", undefined, "2027-01-29", 1],
    ["2027-01-29T23:00:00Z", undefined, "2027-01-29", 0],
  ] as const) {
    await db
      .updateTable("policy")
      .set({ signed_at: new Date(at) })
      .execute();
    expect(await find({ from, to }), at).toBe(total);
  }
  for (const query of ["from=2027-02-29", "to=soon"]) {
    const odd = await own.app.inject({ url: `/api/v1/staff/policies?${query}`, headers: staff });
    expect(odd.statusCode).toBe(400);
  }
  await own.close();
});

test("counts and pages a list only up to the paging limit", async () => {
  const own = await makeTestServer();
  const { db, clock } = own.deps;
  await sql`INSERT INTO withdrawal_request (id, contract_number, email_key, created_at, unmatched_at)
    SELECT gen_random_uuid(), 'DE-1', 'a@example.com', ${clock.now()}, ${clock.now()} FROM generate_series(1, ${staffListSize + 1})`.execute(
    db,
  );
  const staff = await logInAsStaff(own);
  const read = async (page: number) =>
    (await own.call(listUnmatchedWithdrawals, { query: { page: String(page) } }, staff)).body;
  const last = staffListSize / staffPageSize;
  expect((await read(last))?.rows).toHaveLength(staffPageSize);
  expect((await read(last))?.total).toBe(staffListSize);
  expect(await read(last + 1)).toEqual({ rows: [], total: staffListSize });
  await own.close();
});

test("shows until when each class of an ended policy's records is kept", async () => {
  const own = await makeTestServer();
  await makeSigned(own);
  const staff = await logInAsStaff(own);
  const kept = async () => (await own.call(listStaffPolicies, { query: {} }, staff)).body?.rows.map((row) => row.kept);
  expect(await kept()).toEqual([[]]);
  await own.call(declineAsLandlord, { params: { token: await readLandlordToken(own) }, body: {} });
  expect(await kept()).toEqual([
    [
      { class: "DETAILS", until: "2030-12-31" },
      { class: "LETTERS", until: "2033-12-31" },
    ],
  ]);
  await own.close();
});

test("lists a failed charge with its next attempt, and as unpaid after the last attempt", async () => {
  const own = await makeTestServer();
  await makeSigned(own, { card: failingCard });
  await own.call(acceptAsLandlord, { params: { token: await readLandlordToken(own) } });
  await own.deps.jobs.runDueUntil(new Date("2027-02-01T12:00:00Z"));
  const again = await logInAsStaff(own);
  const charges = async () => (await own.call(listCharges, { query: {} }, again)).body?.rows;
  expect(await charges()).toMatchObject([
    { state: "RETRY", failures: 1, amount: 6.35, nextTryAt: expect.stringMatching(/^2027-02-0/) },
  ]);
  const find = async (query: { state?: "DUE" | "RETRY" | "UNPAID"; search?: string }) =>
    (await own.call(listCharges, { query }, again)).body?.total;
  const states = ["DUE", "RETRY", "UNPAID"] as const;
  expect(await Promise.all(states.map((state) => find({ state })))).toEqual([0, 1, 0]);
  const { contract_number } = await own.deps.db
    .selectFrom("policy")
    .select("contract_number")
    .executeTakeFirstOrThrow();
  expect(await Promise.all([contract_number, "nobody"].map((search) => find({ search })))).toEqual([1, 0]);
  const figures = await own.call(getFigures, { query: {} }, again);
  expect(figures.body?.days).toHaveLength(30);
  expect(figures.body?.days.at(-1)).toMatchObject({ day: "2027-02-01", chargesDue: 1, chargesFailed: 1 });
  expect(figures.body?.funnel.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(figures.body?.minutesToSign).toEqual({ median: 0, percentile95: 0, count: 1 });
  await own.deps.jobs.runDueUntil(new Date("2027-02-16T12:00:00Z"));
  const last = await own.call(listCharges, { query: { state: "UNPAID" } }, await logInAsStaff(own));
  expect(last.body?.rows).toMatchObject([{ state: "UNPAID", failures: 5, nextTryAt: null }]);
  const url = "/api/v1/staff/exports/charges";
  const file = await own.app.inject({ url, query: { language: "en" }, headers: await logInAsStaff(own) });
  expect(file.body).toMatch(/,5,Declined by the bank without a reason \(card_declined\),,To follow up\r/);
  await own.close();
});

test("lists a charge or refund as stuck until the payment provider responds", async () => {
  const own = await makeTestServer();
  const { refId } = await makeSigned(own);
  await own.call(acceptAsLandlord, { params: { token: await readLandlordToken(own) } });
  const { payment, jobs, db } = own.deps;
  const { charge, findCharge, refund } = payment;
  const fail = () => Promise.reject(new Error("no such account"));
  Object.assign(payment, { charge: fail, findCharge: fail, refund: fail });
  const stuckAt = async (at: string) => {
    await jobs.runDueUntil(new Date(at));
    return (await own.call(listCharges, { query: { state: "STUCK" } }, await logInAsStaff(own))).body?.rows;
  };
  expect(await stuckAt("2027-01-31T23:20:00Z")).toEqual([]);
  expect(await stuckAt("2027-01-31T23:30:00Z")).toMatchObject([
    { refId, kind: "PREMIUM", state: "STUCK", amount: 6.35, failures: 0, nextTryAt: "2027-02-01T00:21:00.000Z" },
  ]);
  Object.assign(payment, { charge, findCharge });
  expect(await stuckAt("2027-02-10T12:00:00Z")).toEqual([]);

  await db.transaction().execute(async (transaction) => {
    const premium = await transaction.selectFrom("premium").selectAll().executeTakeFirstOrThrow();
    await planRefund(transaction, own.deps, await lockPolicy(transaction, refId), premium.id, "2027-02-10");
  });
  expect(await stuckAt("2027-02-10T12:30:00Z")).toMatchObject([{ refId, kind: "REFUND", state: "STUCK", failures: 4 }]);
  Object.assign(payment, { refund });
  expect(await stuckAt("2027-02-11T14:00:00Z")).toEqual([]);
  await own.close();
});

test("a refused mail that was dealt with in another way leaves the list, is recorded once, and returns if refused again", async () => {
  const own = await makeTestServer();
  const headers = await logInAsStaff(own);
  const { refId } = await makeSigned(own, { tenantEmail: "full@example.com" });
  const { db } = own.deps;
  const find = async () => (await own.call(listTroubledMails, { query: {} }, headers)).body?.rows.map(({ id }) => id);
  const countMails = async () => (await countWork(own, "MAIL", headers)) ?? 0;
  await db.updateTable("mail").set({ status: "REFUSED" }).where("ref_id", "=", refId).execute();
  const [id = "", ...rest] = (await find()) ?? [];
  const settle = () => own.call(settleMail, { params: { id } }, headers);
  expect((await Promise.all([settle(), settle()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await find()).toEqual(rest);
  expect(await countMails()).toBe(rest.length);
  const acts = await db.selectFrom("staff_act").select("detail").where("act", "=", "settle-mail").execute();
  expect(acts).toMatchObject([{ detail: { mail: id } }]);
  expect((await own.call(sendMailAgain, { params: { id } }, headers)).status).toBe(200);
  expect((await settle()).problem?.errorCode).toBe("MAIL_NOT_REFUSED");
  await db.updateTable("mail").set({ status: "REFUSED" }).where("id", "=", id).execute();
  expect(await find()).toContain(id);
  for (const unknown of ["x", crypto.randomUUID()])
    expect((await own.call(settleMail, { params: { id: unknown } }, headers)).problem?.errorCode).toBe("MAIL_UNKNOWN");
  await own.close();
});

test("resends a refused mail once, even if the button is pressed repeatedly", async () => {
  const own = await makeTestServer();
  const headers = await logInAsStaff(own);
  const { refId } = await makeSigned(own, { tenantEmail: "full@example.com" });
  const { db, jobs, outbox, clock } = own.deps;
  await db
    .updateTable("mail")
    .set({ status: "REFUSED", last_error: "mailbox full" })
    .where("ref_id", "=", refId)
    .execute();
  const troubled = (await own.call(listTroubledMails, { query: { search: "full@" } }, headers)).body;
  const mail = troubled?.rows.find(({ subject }) => subject.endsWith(" ist unterschrieben"));
  expect(mail).toMatchObject({ to: "full@example.com", state: "REFUSED", lastError: "mailbox full", mayRepeat: true });
  const press = () => own.call(sendMailAgain, { params: { id: mail?.id ?? "" } }, headers);
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(pressed.find(({ ok }) => !ok)?.problem?.errorCode).toBe("MAIL_NOT_REFUSED");
  await jobs.runDueUntil(clock.now());
  const arrived = ((await outbox?.list()) ?? []).filter(({ id }) => id === mail?.id);
  expect(arrived).toHaveLength(1);
  for (const id of ["x", crypto.randomUUID()])
    expect((await own.call(sendMailAgain, { params: { id } }, headers)).problem?.errorCode).toBe("MAIL_UNKNOWN");
  await own.close();
});

test("resends a refused mail without an application, but not an invitation, whose link is not stored", async () => {
  const own = await makeTestServer();
  const headers = await logInAsStaff(own);
  const { db, jobs, outbox, clock } = own.deps;
  const email = "full@example.com";
  await own.call(askToWithdraw, { body: { contractNumber: "DE-0000-0000-0", email, name: "Jana Weber" } });
  await makeInvitation(own, await makeTestPartner(own, "kern"));
  await jobs.runDueUntil(clock.now());
  await db.updateTable("mail").set({ status: "REFUSED", last_error: "mailbox full" }).execute();
  await db.deleteFrom("outbox_mail").execute();
  const { rows = [] } = (await own.call(listTroubledMails, { query: {} }, headers)).body ?? {};
  expect(new Set(rows.map(({ to, mayRepeat }) => `${to} ${mayRepeat}`))).toEqual(
    new Set([`${email} true`, "jana@example.com false"]),
  );
  const body = { act: "SEND_AGAIN" as const, ids: rows.map(({ id }) => id) };
  const again = await own.call(actOnRows, { params: { list: "mails" }, body }, headers);
  expect(again.body).toMatchObject({ done: 1, failed: [{ errorCode: "MAIL_NOT_REFUSED" }] });
  await jobs.runDueUntil(clock.now());
  expect((await outbox?.list())?.map(({ to }) => to)).toEqual([email]);
  await own.close();
});

test("only administrators see partners", async () => {
  await makePartner(server.deps, "kern", "Hausverwaltung Kern");
  const address = {
    street: "Torstraße",
    streetNumber: "12",
    zip: "10119",
    city: "Berlin",
    country: "de",
    unitName: null,
  } as const;
  await savePartnerProperties(server.deps, "kern", [{ id: "1", address }]);
  expect((await server.call(listPartners, {}, session)).body?.partners).toMatchObject([
    { id: "kern", keys: 0, properties: 1, invitations: 0, signsLinks: false },
  ]);
  const login = { email: "under@example.com", password: "Pult-und-gut-1" };
  await addPerson(server.deps, { ...login, name: "Uwe", role: "underwriter" });
  const asked = await server.call(logInStaff, { body: login });
  const secret = asked.body?.stage === "set-up" ? asked.body.secret : "";
  const code = codeOfStep(fromBase32(secret), Math.floor(server.deps.clock.now().getTime() / 30_000));
  const opened = await server.call(logInStaff, { body: { ...login, code } });
  const cookie = readCookie(opened.headers).split(";")[0] ?? "";
  expect((await server.call(listPartners, {}, { cookie })).problem).toMatchObject({
    status: 403,
    errorCode: "STAFF_ROLE_REQUIRED",
  });
  expect((await server.call(listStaffPolicies, { query: {} }, { cookie })).status).toBe(200);
});
