import { getStaffSession, listCases, listPolicies, logInStaff, logOutStaff } from "@kautia/contract";
import readQrCode from "qr/decode.js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { openSession, readCookie, setPassword } from "#testing/people/accounts.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { demoLogin, fromBase32, logInAsStaff } from "#testing/people/staff.ts";
import { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
import { codeOfStep } from "./totp.ts";

const server = await makeTestServer({ config: { trustProxy: 1 } });
afterAll(() => server.close());

const password = "Pult-und-gut-1";
let count = 0;
let email = "";
beforeEach(async () => {
  email = `StaffMember-${++count}@example.com`;
  await addPerson(server.deps, { email, name: "Ute ẞ", role: "underwriter", password });
});

const enter = (body: { email: string; password: string; code?: string }, from?: Record<string, string>) =>
  server.call(logInStaff, { body }, from);
const codeOf = (result: Awaited<ReturnType<typeof enter>>) => result.problem?.errorCode;
const codeNow = (secret: string) =>
  codeOfStep(fromBase32(secret), Math.floor(server.deps.clock.now().getTime() / 30_000));

async function setUp(): Promise<string> {
  const asked = await enter({ email, password });
  if (asked.body?.stage !== "set-up") throw new Error(`no set-up: ${JSON.stringify(asked.body ?? asked.problem)}`);
  return asked.body.secret;
}

describe("first staff login", () => {
  test("returns the same secret until the first valid code, and never again after it", async () => {
    const secret = await setUp();
    expect(await setUp()).toBe(secret);
    const opened = await enter({ email, password, code: codeNow(secret) });
    expect(opened.body).toEqual({
      stage: "open",
      person: { id: expect.any(String), name: "Ute ẞ", email, role: "underwriter" },
    });
    expect((await enter({ email, password })).body).toEqual({ stage: "code" });
  });

  test("draws the secret as a QR code that an authenticator reads", async () => {
    const { body } = await enter({ email, password });
    if (body?.stage !== "set-up") throw new Error("no set-up");
    // A camera sees each square as several pixels.
    const [scale, width] = [4, body.qr.length * 4];
    const data = new Uint8Array(width * width * 4).map((_, index) => {
      const [x, y] = [Math.floor((index / 4) % width), Math.floor(index / 4 / width)];
      return body.qr[Math.floor(y / scale)]?.[Math.floor(x / scale)] === "1" && index % 4 < 3 ? 0 : 255;
    });
    expect(readQrCode({ width, height: width, data })).toBe(body.uri);
  });

  test("sets an HttpOnly cookie for the staff calls only", async () => {
    const opened = await enter({ email, password, code: codeNow(await setUp()) });
    expect(readCookie(opened.headers)).toMatch(
      /^staff-session=[0-9a-f]{32}; Path=\/api\/v1\/staff; HttpOnly; SameSite=Strict$/,
    );
    const cookie = readCookie(opened.headers).split(";")[0] ?? "";
    expect((await server.call(getStaffSession, undefined, { cookie })).body).toMatchObject({ person: { email } });
    await server.call(logOutStaff, undefined, { cookie });
    expect((await server.call(listCases, { query: {} }, { cookie })).problem?.errorCode).toBe("LOGIN_REQUIRED");
    expect((await server.call(getStaffSession, undefined, { cookie })).body).toEqual({ person: null });
  });
});

test("a one-time code works once, even in two simultaneous logins", async () => {
  const code = codeNow(await setUp());
  const both = await Promise.all([enter({ email, password, code }), enter({ email, password, code })]);
  expect(new Set(both.map((callResult) => callResult.body?.stage ?? codeOf(callResult)))).toEqual(
    new Set(["STAFF_CODE_WRONG", "open"]),
  );
  expect(codeOf(await enter({ email, password, code }))).toBe("STAFF_CODE_WRONG");
});

test("failed logins are throttled in the same way for known and unknown people", async () => {
  for (const typed of [email, "nobody@example.com"]) {
    const answers = [];
    for (let index = 0; index < 5; index++) answers.push(codeOf(await enter({ email: typed, password: "wrong" })));
    expect(answers).toEqual([...Array.from({ length: 4 }, () => "LOGIN_FAILED"), "RATE_LIMITED"]);
  }
  expect(codeOf(await enter({ email, password }))).toBe("RATE_LIMITED");
});

test("a stranger with many addresses does not keep somebody out who has logged in from here before", async () => {
  await enter({ email, password, code: codeNow(await setUp()) });
  const from = (network: string) => ({ "x-forwarded-for": network });
  for (let index = 0; index < 31; index++) await enter({ email, password: "wrong" }, from(`198.51.100.${index}`));
  expect((await enter({ email, password })).body).toEqual({ stage: "code" });
  expect(codeOf(await enter({ email, password }, from("203.0.113.1")))).toBe("RATE_LIMITED");
  for (let wrong = 0; wrong < 4; wrong++)
    expect(codeOf(await enter({ email, password: "wrong" }))).toBe("LOGIN_FAILED");
  expect(codeOf(await enter({ email, password }))).toBe("RATE_LIMITED");
  server.clock.advance(2_000);
  expect((await enter({ email, password })).body).toEqual({ stage: "code" });
});

describe("a right password without a code", () => {
  test("never counts as a wrong login", async () => {
    const secret = await setUp();
    await enter({ email, password, code: codeNow(secret) });
    for (let index = 0; index < 6; index++) expect((await enter({ email, password })).body).toEqual({ stage: "code" });
  });

  test("neither blocks the code that follows nor forgives earlier wrong codes", async () => {
    const secret = await setUp();
    const wrong = () => enter({ email, password, code: "000000" });
    for (let index = 0; index < 4; index++) expect(codeOf(await wrong())).toBe("STAFF_CODE_WRONG");
    server.clock.advance(2_000);
    expect((await enter({ email, password })).body).toMatchObject({ stage: "set-up" });
    expect(codeOf(await wrong())).toBe("STAFF_CODE_WRONG");
    expect((await enter({ email, password })).headers["retry-after"]).toBe("4");
    server.clock.advance(4_000);
    await enter({ email, password });
    expect((await enter({ email, password, code: codeNow(secret) })).body).toMatchObject({ stage: "open" });
  });
});

test("wrong codes sent in parallel are throttled like consecutive ones", async () => {
  await setUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter({ email, password, code: "000000" })));
  expect(answers.map((answer) => String(codeOf(answer))).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => "RATE_LIMITED"),
    ...Array.from({ length: 4 }, () => "STAFF_CODE_WRONG"),
  ]);
});

test("completed logins do not count towards the network's limit", async () => {
  const networkLimits = { wrongLogins: 3, mails: 2, firstMails: 1_000, homes: 30 };
  const own = await makeTestServer({ config: { networkLimits } });
  await addPerson(own.deps, { email, name: "Ute", role: "underwriter", password });
  const logIn = (code?: string) => own.call(logInStaff, { body: { email, password, code } });
  const { body } = await logIn();
  if (body?.stage !== "set-up") throw new Error("no set-up");
  for (let login = 0; login < 4; login++) {
    await logIn();
    const step = Math.floor(own.clock.now().getTime() / 30_000);
    expect((await logIn(codeOfStep(fromBase32(body.secret), step))).body).toMatchObject({ stage: "open" });
    own.clock.advance(30_000);
  }
  await own.close();
});

test("disabling an account ends its session, and only a reset with a new password and authenticator restores it", async () => {
  const secret = await setUp();
  const opened = await enter({ email, password, code: codeNow(secret) });
  const cookie = readCookie(opened.headers).split(";")[0] ?? "";
  expect(await disablePerson(server.deps, email.toUpperCase())).toBe(true);
  expect((await server.call(listCases, { query: {} }, { cookie })).status).toBe(401);
  expect(codeOf(await enter({ email, password }))).toBe("LOGIN_FAILED");
  expect(await resetPerson(server.deps, email, `${password}2`)).toBe(true);
  const again = await enter({ email, password: `${password}2` });
  expect(again.body).toMatchObject({ stage: "set-up" });
  expect(again.body).not.toMatchObject({ secret });
});

test("a session ends eight hours after its last use", async () => {
  const own = await makeTestServer();
  const cookie = await logInAsStaff(own);
  const status = async () => (await own.call(listCases, { query: {} }, cookie)).status;
  own.clock.advance(7 * 3_600_000);
  expect(await status()).toBe(200);
  own.clock.advance(7 * 3_600_000);
  expect(await status()).toBe(200);
  own.clock.advance(8 * 3_600_000);
  expect(await status()).toBe(401);
  await own.close();
});

test("the demo account needs no code, and in production neither its login nor its sessions work", async () => {
  const own = await makeTestServer();
  const cookie = await logInAsStaff(own);
  own.deps.config.devCalls = false;
  expect((await own.call(logInStaff, { body: demoLogin })).problem?.errorCode).toBe("LOGIN_FAILED");
  expect((await own.call(listCases, { query: {} }, cookie)).status).toBe(401);
  own.deps.config.devCalls = true;
  await makeDemoStaff(own.deps);
  expect(await own.deps.db.selectFrom("staff_account").select("id").execute()).toHaveLength(1);
  await own.close();
});

test("a tenant session does not open the desk, nor a staff session the account, even under the other cookie name", async () => {
  await makeSigned(server, { tenantEmail: "both@example.com" });
  await setPassword(server, "both@example.com");
  const tenant = await openSession(server, "both@example.com");
  const renamed = { cookie: tenant.cookie.replace("session=", "staff-session=") };
  for (const headers of [tenant, renamed])
    expect((await server.call(listCases, { query: {} }, headers)).status).toBe(401);
  const staff = await logInAsStaff(server);
  const turned = { cookie: staff.cookie.replace("staff-session=", "session=") };
  for (const headers of [staff, turned]) expect((await server.call(listPolicies, undefined, headers)).status).toBe(401);
});

test("a staff session ends 30 days after the login, however often it is used", async () => {
  const opened = await enter({ email, password, code: codeNow(await setUp()) });
  const cookie = readCookie(opened.headers).split(";")[0] ?? "";
  const isLoggedIn = async () => (await server.call(getStaffSession, undefined, { cookie })).body?.person !== null;
  let hours = 0;
  while (await isLoggedIn()) {
    server.clock.advance(6 * 3_600_000);
    hours += 6;
  }
  expect(hours).toBe(30 * 24);
});
