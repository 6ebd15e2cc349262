import { endOtherSessions, endOwnSession, getSession, listSessions, logIn, logOut } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { validPassword, openSession, readCookie, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
async function newTenant(): Promise<string> {
  const tenantEmail = `sessions-${++count}@example.com`;
  await makeSigned(server, { tenantEmail });
  await setPassword(server, tenantEmail);
  return tenantEmail;
}
async function logInOn(login: string, userAgent: string): Promise<{ cookie: string }> {
  const opened = await server.call(logIn, { body: { login, password: validPassword } }, { "user-agent": userAgent });
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}
const list = async (session: { cookie: string }) => (await server.call(listSessions, {}, session)).body?.sessions ?? [];
const isLoggedIn = async (session: { cookie: string }) =>
  (await server.call(getSession, {}, session)).body?.email !== null;
const phone =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Mobile Safari/537.36";
const desktop = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

test("lists sessions with device and time, the current one first, without storing the User-Agent", async () => {
  const email = await newTenant();
  const onPhone = await logInOn(email, phone);
  server.clock.advance(600_000);
  await logInOn(email, desktop);
  const sessions = await list(onPhone);
  expect(sessions).toMatchObject([
    { browser: "chrome", system: "android", isThis: true },
    { browser: "firefox", system: "windows", isThis: false },
  ]);
  expect(Date.parse(sessions[1]?.beganAt ?? "")).toBe(Date.parse(sessions[0]?.beganAt ?? "") + 600_000);
  const stored = await server.deps.db.selectFrom("session").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("Mozilla");
  expect(JSON.stringify(sessions)).not.toContain(onPhone.cookie.split("=")[1]);
});

test("ends a single session once, and refuses to end another account's", async () => {
  const email = await newTenant();
  const [mine, lost] = [await openSession(server, email), await openSession(server, email)];
  const stranger = await openSession(server, await newTenant());
  const id = (await list(mine)).find(({ isThis }) => !isThis)?.id ?? "";
  const end = (session: { cookie: string }, of = id) => server.call(endOwnSession, { params: { id: of } }, session);
  expect((await end(stranger)).problem?.errorCode).toBe("NOT_FOUND");
  expect(await isLoggedIn(lost)).toBe(true);
  const ended = await Promise.all([end(mine), end(mine)]);
  expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect([await isLoggedIn(mine), await isLoggedIn(lost)]).toEqual([true, false]);
  for (const unknown of ["x", "'; --", "ẞ".repeat(300), id]) expect((await end(mine, unknown)).status).toBe(404);
});

test("ends all other sessions of this account only, and lists no expired ones", async () => {
  const email = await newTenant();
  const sessions = [
    await openSession(server, email),
    await openSession(server, email),
    await openSession(server, email),
  ];
  const stranger = await openSession(server, await newTenant());
  const [mine = stranger] = sessions;
  expect((await server.call(endOtherSessions, {}, mine)).body).toEqual({ ended: 2 });
  expect(await Promise.all([...sessions, stranger].map(isLoggedIn))).toEqual([true, false, false, true]);
  expect((await server.call(endOtherSessions, {}, mine)).body).toEqual({ ended: 0 });
  expect(await list(mine)).toHaveLength(1);
  server.clock.advance(11 * 3_600_000);
  await isLoggedIn(mine);
  server.clock.advance(2 * 3_600_000);
  expect((await list(mine)).map(({ isThis }) => isThis)).toEqual([true]);
});

test("logging out also closes the application in this browser", async () => {
  const session = await openSession(server, await newTenant());
  const { headers } = await server.call(logOut, {}, { cookie: `${session.cookie}; token=${"a".repeat(32)}` });
  const cleared = [headers["set-cookie"]].flat().map(String);
  expect(cleared).toHaveLength(2);
  for (const name of ["session", "token"])
    expect(cleared).toContainEqual(expect.stringMatching(new RegExp(`^${name}=; .*Path=/;.*Expires=Thu, 01 Jan 1970`)));
});

test("a session ends 30 days after the login, however often it is used", async () => {
  const session = await openSession(server, await newTenant());
  const ages: number[] = [];
  for (let halfDays = 1; await isLoggedIn(session); halfDays++) {
    ages.push(halfDays / 2);
    server.clock.advance(12 * 3_600_000 - 1);
  }
  expect(ages.at(-1)).toBe(30.5);
  expect(await list(session)).toEqual([]);
});
