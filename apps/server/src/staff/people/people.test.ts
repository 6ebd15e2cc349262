import {
  changeStaffRole,
  getStaffColleague,
  getStaffInvitation,
  getStaffSession,
  inviteStaff,
  listStaffActs,
  listStaffPeople,
  lockStaff,
  logInStaff,
  sendStaffLink,
  setStaffPassword,
  staffLinkDays,
  unlockStaff,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCookie, readMailedSecret } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { fromBase32, logInAsStaff } from "#testing/people/staff.ts";
import { codeOfStep } from "../totp.ts";
import { addPerson } from "./accounts.ts";
import { lockAccount } from "./change.ts";

let server: TestServer;
let demo: { cookie: string };
beforeAll(async () => {
  server = await makeTestServer();
  demo = await logInAsStaff(server);
});
afterAll(() => server.close());

const password = "Pult-und-gut-1";
let count = 0;
let email: string;
beforeEach(() => {
  email = `person-${++count}@example.com`;
});

const invite = (role: "underwriter" | "administrator" = "underwriter") =>
  server.call(inviteStaff, { body: { email, name: "Ute Weiß", role } }, demo);
const readLink = () => readMailedSecret(server, email, "staff/invited");
const codeNow = (secret: string) =>
  codeOfStep(fromBase32(secret), Math.floor(server.deps.clock.now().getTime() / 30_000));

/** Adds somebody with an authenticator, and logs in. */
async function join(role: "underwriter" | "administrator") {
  await addPerson(server.deps, { email, name: "Ute Weiß", role, password });
  const login = { email, password };
  const asked = await server.call(logInStaff, { body: login });
  const secret = asked.body?.stage === "set-up" ? asked.body.secret : "";
  const opened = await server.call(logInStaff, { body: { ...login, code: codeNow(secret) } });
  server.clock.advance(60_000);
  const headers = { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
  const { rows } = (await server.call(listStaffPeople, { query: { search: email } }, demo)).body ?? { rows: [] };
  return { id: rows[0]?.id ?? "", headers, code: () => codeNow(secret) };
}

test("an invited colleague sets a password by the mailed link, then an authenticator, and can work", async () => {
  const invited = await invite();
  expect(invited.body).toMatchObject({ email, name: "Ute Weiß", role: "underwriter", state: "INVITED", own: false });
  const token = await readLink();
  expect((await server.call(getStaffInvitation, { params: { token } })).body).toEqual({ name: "Ute Weiß", email });
  expect((await server.call(logInStaff, { body: { email, password } })).problem?.errorCode).toBe("LOGIN_FAILED");
  expect((await server.call(setStaffPassword, { body: { token, password } })).status).toBe(200);
  expect((await server.call(logInStaff, { body: { email, password } })).body?.stage).toBe("set-up");
  const params = { id: invited.body?.id ?? "" };
  expect((await server.call(getStaffColleague, { params }, demo)).body?.state).toBe("ACTIVE");

  const again = await server.call(setStaffPassword, { body: { token, password: `${password}2` } });
  expect(again.problem?.errorCode).toBe("WRONG_TOKEN");
});

test("an invitation link expires, and a common password is refused", async () => {
  await invite();
  const token = await readLink();
  const common = await server.call(setStaffPassword, { body: { token, password: "Password123!" } });
  expect(common.problem?.errorCode).toBe("PASSWORD_TOO_COMMON");
  const { clock } = server;
  clock.advance(staffLinkDays * 86_400_000);
  expect((await server.call(setStaffPassword, { body: { token, password } })).problem?.errorCode).toBe("WRONG_TOKEN");
  demo = await logInAsStaff(server);
});

test("using a new link replaces a lost password and authenticator", async () => {
  const ute = await join("underwriter");
  await server.call(sendStaffLink, { params: { id: ute.id }, body: {} }, demo);
  expect((await server.call(getStaffSession, undefined, ute.headers)).body?.person).toMatchObject({ email });
  await server.call(setStaffPassword, { body: { token: await readLink(), password: `${password}2` } });
  expect((await server.call(getStaffSession, undefined, ute.headers)).body?.person).toBeNull();
  const login = await server.call(logInStaff, { body: { email, password: `${password}2` } });
  expect(login.body?.stage).toBe("set-up");
});

test("locking ends a colleague's session and links at once, and unlocking lets them log in again", async () => {
  const ute = await join("underwriter");
  const params = { id: ute.id };
  await server.call(sendStaffLink, { params, body: {} }, demo);
  const token = await readLink();
  expect((await server.call(lockStaff, { params, body: {} }, demo)).body?.state).toBe("LOCKED");
  expect((await server.call(getStaffSession, undefined, ute.headers)).body?.person).toBeNull();
  const logIn = async () =>
    (await server.call(logInStaff, { body: { email, password, code: ute.code() } })).body?.stage;
  expect(await logIn()).toBeUndefined();
  expect((await server.call(getStaffInvitation, { params: { token } })).problem?.errorCode).toBe("WRONG_TOKEN");
  const sent = await server.call(sendStaffLink, { params, body: {} }, demo);
  expect(sent.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await server.call(unlockStaff, { params, body: {} }, demo)).body?.state).toBe("ACTIVE");
  expect(await logIn()).toBe("open");
});

test("a changed role applies from the colleague's next request", async () => {
  const ute = await join("underwriter");
  const list = async () => (await server.call(listStaffPeople, { query: {} }, ute.headers)).status;
  expect(await list()).toBe(403);
  const params = { id: ute.id };
  const changed = await server.call(changeStaffRole, { params, body: { role: "administrator" } }, demo);
  expect(changed.body?.role).toBe("administrator");
  expect(await list()).toBe(200);
});

test("nobody can demote or lock themselves, and one of two administrators who demote each other remains", async () => {
  const ute = await join("administrator");
  email = `person-${++count}@example.com`;
  const jo = await join("administrator");
  const own = { params: { id: ute.id }, body: { code: ute.code() } };
  expect((await server.call(lockStaff, own, ute.headers)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const demoted = { ...own, body: { ...own.body, role: "underwriter" as const } };
  expect((await server.call(changeStaffRole, demoted, ute.headers)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");

  const demote = (by: typeof ute, id: string) =>
    server.call(changeStaffRole, { params: { id }, body: { role: "underwriter", code: by.code() } }, by.headers);
  const both = await Promise.all([demote(ute, jo.id), demote(jo, ute.id)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
});

test("changing people needs a fresh code, and wrong codes are throttled", async () => {
  const ute = await join("administrator");
  const lock = (code: string | null) => {
    const { id } = ute;
    return server.call(sendStaffLink, { params: { id }, body: { code } }, ute.headers);
  };
  const codes = [];
  for (let index = 0; index < 5; index++) codes.push((await lock(null)).problem?.errorCode);
  expect(codes).toEqual([...Array.from({ length: 4 }, () => "STAFF_CODE_WRONG"), "RATE_LIMITED"]);
  server.clock.advance(3_600_000);
  const right = ute.code();
  expect((await lock(right)).status).toBe(200);
  expect((await lock(right)).problem?.errorCode).toBe("STAFF_CODE_WRONG");
});

test("attempts of a person who has just lost the role stay counted, because their codes are not checked", async () => {
  const ute = await join("underwriter");
  const session = { id: ute.id, name: "Ute Weiß", email, role: "administrator" as const };
  const attempt = () => lockAccount(server.deps, { person: session, code: "000000", ip: "192.0.2.77" }, ute.id);
  expect(await attempt()).toMatchObject({ errorCode: "STAFF_ROLE_REQUIRED" });
  for (let attempts = 0; attempts < 10; attempts++) await attempt();
  expect(await attempt()).toMatchObject({ errorCode: "RATE_LIMITED" });
});

test("refuses an address that already has an account, and names the field", async () => {
  await invite();
  const { problem } = await invite();
  expect(problem?.data.fields).toMatchObject([{ path: "email", errorCode: "FIELD_INVALID" }]);
});

test("the audit log names actor, action and colleague", async () => {
  const invited = await invite("administrator");
  const params = { id: invited.body?.id ?? "" };
  await server.call(changeStaffRole, { params, body: { role: "underwriter" } }, demo);
  await server.call(lockStaff, { params, body: {} }, demo);
  await server.call(unlockStaff, { params, body: {} }, demo);
  await server.call(setStaffPassword, { body: { token: await readMailedAgain(params), password } });
  const acts = (await server.call(listStaffActs, { query: { search: email } }, demo)).body?.rows ?? [];
  expect(acts.map(({ act, by, person }) => [act, by, person])).toEqual([
    ["set-password", "Ute Weiß", null],
    ["send-person-link", "Demo Desk", "Ute Weiß"],
    ["unlock-person", "Demo Desk", "Ute Weiß"],
    ["lock-person", "Demo Desk", "Ute Weiß"],
    ["change-role", "Demo Desk", "Ute Weiß"],
    ["invite-person", "Demo Desk", "Ute Weiß"],
  ]);
});

async function readMailedAgain(params: { id: string }): Promise<string> {
  await server.call(sendStaffLink, { params, body: {} }, demo);
  return readLink();
}
