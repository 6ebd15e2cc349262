import {
  askForLoginLink,
  confirmAccount,
  forgotPassword,
  getAccountToConfirm,
  getSession,
  logInByLink,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { validPassword, openSession, readCookie, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
async function newTenant(): Promise<string> {
  const tenantEmail = `by-link-${++count}@example.com`;
  await makeSigned(server, { tenantEmail });
  return tenantEmail;
}
const requestLink = (login: string) => server.call(askForLoginLink, { body: { login } });
const logInByToken = (token: string) => server.call(logInByLink, { body: { token } });
async function linkFor(email: string): Promise<string> {
  await requestLink(email);
  return readMailedSecret(server, email, "login");
}
const mailsTo = async (email: string) => {
  await settle(server);
  const mails = await sentMails(server);
  return mails.filter(({ to, text }) => to === email && /login\?token=/.test(text));
};

test("a login link opens one session, even when used several times at once, and keeps other sessions and the password", async () => {
  const email = await newTenant();
  await setPassword(server, email);
  const before = await openSession(server, email);
  const token = await linkFor(email);
  const answers = await Promise.all([logInByToken(token), logInByToken(token), logInByToken(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  const won = answers.find(({ ok }) => ok);
  expect(won?.body).toEqual({ email });
  const cookie = readCookie(won?.headers ?? {});
  expect(cookie).toMatch(/^session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const session of [before, { cookie: cookie.split(";")[0] ?? "" }])
    expect((await server.call(getSession, {}, session)).body).toEqual({ email });
  expect((await logInByToken(token)).problem?.errorCode).toBe("WRONG_TOKEN");
  await openSession(server, email, validPassword);
});

test.each([
  [{ page: "policy-claims", contract: "DE-1234-5678-9" }, "&page=policy-claims&contract=DE-1234-5678-9"],
  [{ page: "account-payments" }, "&page=account-payments"],
  [{ page: "policy-claims", contract: "../evil" }, ""],
  [{ page: "https://evil.example" }, ""],
])("a login link asked for at %o ends with '%s'", async (asked, end) => {
  const email = await newTenant();
  await server.call(askForLoginLink, { body: { login: email, ...asked } });
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(new RegExp(`login\\?token=[0-9a-f]{32}${end}\\s`));
});

test("a link for a new password leads on to the page that asked for the login, too", async () => {
  const email = await newTenant();
  await server.call(forgotPassword, { body: { login: email, page: "account-payments" } });
  await settle(server);
  const texts = (await sentMails(server)).filter(({ to }) => to === email).map(({ text }) => text);
  expect(texts.join("\n")).toMatch(/new-password\?token=[0-9a-f]{32}&page=account-payments\s/);
});

test("a login link expires after 15 minutes", async () => {
  const email = await newTenant();
  const [late, inTime] = [await linkFor(email), await linkFor(email)];
  expect(late).not.toBe(inTime);
  server.clock.advance(15 * 60_000 - 1_000);
  expect((await logInByToken(inTime)).ok).toBe(true);
  server.clock.advance(1_000);
  expect((await logInByToken(late)).problem?.errorCode).toBe("WRONG_TOKEN");
});

test("login and password links are not interchangeable, and a new password ends login links", async () => {
  const email = await newTenant();
  const token = await linkFor(email);
  const set = (of: string) => server.call(confirmAccount, { body: { token: of, password: validPassword } });
  expect((await set(token)).problem?.errorCode).toBe("WRONG_TOKEN");
  expect((await server.call(getAccountToConfirm, { params: { token } })).problem?.errorCode).toBe("WRONG_TOKEN");
  await server.call(forgotPassword, { body: { login: email } });
  const password = await readMailedSecret(server, email, "new-password");
  expect((await logInByToken(password)).problem?.errorCode).toBe("WRONG_TOKEN");
  expect((await set(password)).ok).toBe(true);
  expect((await logInByToken(token)).problem?.errorCode).toBe("WRONG_TOKEN");
});

test.each(["0".repeat(32), "short", "ÄÖẞ", "a".repeat(2_000)])("refuses the unknown login token %s", async (token) => {
  expect((await logInByToken(token)).problem).toMatchObject({ status: 404, errorCode: "WRONG_TOKEN" });
});

test("requesting a login link gets the same response for everybody, and up to three mails an hour with an account", async () => {
  const email = await newTenant();
  const answers = [await requestLink("stranger@example.com"), await requestLink("+43 1 0000000")];
  for (let round = 0; round < 5; round++) answers.push(await requestLink(email));
  for (const { body } of answers) expect(body).toEqual({ sent: true });
  expect(await mailsTo(email)).toHaveLength(3);
  expect(await mailsTo("stranger@example.com")).toEqual([]);
  expect(await server.deps.db.selectFrom("password_request").selectAll().execute()).toEqual([]);
});

test("a login token is stored only as a hash", async () => {
  const token = await linkFor(await newTenant());
  const { db } = server.deps;
  const stored = [await db.selectFrom("link").selectAll().execute(), await db.selectFrom("mail").selectAll().execute()];
  expect(JSON.stringify(stored)).not.toContain(token);
});
