import {
  askForLoginLink,
  changePassword,
  confirmAccount,
  forgotPassword,
  getSession,
  listPasskeys,
  logIn,
  logInByLink,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPasskeyFrom, validPassword, openSession, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { makeAuthenticator } from "#testing/people/authenticator.ts";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { mailsTo } from "#testing/people/mails.ts";

const server = await makeTestServer();
afterAll(() => server.close());

type Session = { cookie: string };
const other = "Neues-Wort-22";
let count = 0;
async function newTenant(): Promise<{ email: string; session: Session }> {
  const email = `change-${++count}@example.com`;
  await makeSigned(server, { tenantEmail: email });
  await setPassword(server, email);
  return { email, session: await openSession(server, email) };
}
const change = (session: Session, password = other, currentPassword = validPassword) =>
  server.call(changePassword, { body: { currentPassword, password } }, session);
const tryLogIn = (login: string, password: string) => server.call(logIn, { body: { login, password } });
const isLoggedIn = async (session: Session) => (await server.call(getSession, {}, session)).body?.email !== null;
const codesOf = ({ status, problem }: Awaited<ReturnType<typeof change>>) => [
  status,
  problem?.errorCode,
  ...(problem?.data.fields ?? []).map(({ path }) => path),
];

test("changing the password ends all other sessions and links, keeps passkeys, and is confirmed by mail", async () => {
  const { email, session } = await newTenant();
  const lost = await openSession(server, email);
  const stranger = await newTenant();
  await addPasskeyFrom(server, session, makeAuthenticator(server.deps.config.publicUrl));
  await server.call(forgotPassword, { body: { login: email } });
  const token = await readMailedSecret(server, email, "new-password");
  expect((await change(session)).body).toEqual({ changed: true });
  expect(await Promise.all([session, lost, stranger.session].map(isLoggedIn))).toEqual([true, false, true]);
  const set = await server.call(confirmAccount, { body: { token, password: validPassword } });
  expect(set.problem?.errorCode).toBe("WRONG_TOKEN");
  expect((await server.call(listPasskeys, {}, session)).body?.passkeys).toHaveLength(1);
  expect((await tryLogIn(email, validPassword)).status).toBe(401);
  expect((await tryLogIn(email, other)).ok).toBe(true);
  const [mail, ...more] = await mailsTo(server, email, /^Ihr Passwort wurde geändert/);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("/de/new-password");
  expect(mail?.text).not.toContain(other);
});

test("refuses a wrong current password and a weak or common new one, and changes nothing", async () => {
  const { email, session } = await newTenant();
  const lost = await openSession(server, email);
  expect(codesOf(await change(session, other, "Falsches-Wort-1"))).toEqual([400, "FIELD_INVALID", "currentPassword"]);
  expect(codesOf(await change(session, other, ""))).toEqual([400, "FIELD_REQUIRED", "currentPassword"]);
  expect(codesOf(await change(session, "schwach"))).toEqual([400, "FIELD_INVALID", "password"]);
  expect(codesOf(await change(session, "P@ssw0rd!"))).toEqual([400, "PASSWORD_TOO_COMMON", "password"]);
  expect(codesOf(await change({ cookie: "" }))).toEqual([401, "LOGIN_REQUIRED"]);
  expect(await isLoggedIn(lost)).toBe(true);
  expect((await tryLogIn(email, validPassword)).ok).toBe(true);
  expect(await mailsTo(server, email, /^Ihr Passwort wurde geändert/)).toEqual([]);
});

test("lets one of two simultaneous password changes win", async () => {
  const { email, session } = await newTenant();
  const answers = await Promise.all([change(session, "Erstes-Wort-1"), change(session, "Zweites-Wort-2")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const won = answers[0]?.ok ? "Erstes-Wort-1" : "Zweites-Wort-2";
  expect((await tryLogIn(email, won)).ok).toBe(true);
  expect(await mailsTo(server, email, /^Ihr Passwort wurde geändert/)).toHaveLength(1);
});

test("counts wrong current passwords together with failed logins", async () => {
  const { email, session } = await newTenant();
  for (let wrong = 0; wrong < 2; wrong++) {
    expect((await change(session, other, "Falsches-Wort-1")).status).toBe(400);
    expect((await tryLogIn(email.toUpperCase(), "Falsches-Wort-1")).status).toBe(401);
  }
  const refused = await change(session);
  expect([...codesOf(refused), refused.headers["retry-after"]]).toEqual([429, "RATE_LIMITED", "2"]);
  server.clock.advance(2_000);
  expect((await change(session)).ok).toBe(true);
  expect((await tryLogIn(email, "Falsches-Wort-1")).status).toBe(401);
});

test.runIf(testEngine() === "postgres").each([
  ["password", confirmAccount, forgotPassword, "new-password"],
  ["login", logInByLink, askForLoginLink, "login"],
] as const)("using a %s link waits for a change of the password without a deadlock", async (_kind, use, ask, page) => {
  const { email } = await newTenant();
  await server.call(ask, { body: { login: email } });
  const token = await readMailedSecret(server, email, page);
  let link: Promise<{ status: number }> | undefined;
  await server.deps.db.transaction().execute(async (transaction) => {
    // The same locks as a change of the password: first the account, then its links.
    const { id } = await transaction
      .selectFrom("account")
      .select("id")
      .where("email", "=", email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    link = server.call(use, { body: { token, password: other } });
    await expect.poll(() => countBlocked(server.deps)).toBe(1);
    await sql`SELECT FROM link WHERE subject = ${id} FOR UPDATE NOWAIT`.execute(transaction);
  });
  expect((await link)?.status).toBe(200);
});
