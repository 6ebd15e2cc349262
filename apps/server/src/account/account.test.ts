import {
  confirmAccount,
  forgotPassword,
  getAccountToConfirm,
  getSession,
  listPolicies,
  logIn,
  logInByLink,
  logOut,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { validPassword, openSession, readCookie, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { afterNextRead } from "#testing/database/hold-reads.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { sentMails, mailsTo } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
async function newTenant(): Promise<string> {
  const tenantEmail = `Tenant-${++count}@example.com`;
  await makeSigned(server, { tenantEmail });
  return tenantEmail;
}
const linkOf = (email: string) => readMailedSecret(server, email, "new-password");
const confirm = (token: string, password = validPassword) => server.call(confirmAccount, { body: { token, password } });
const tryLogIn = (login: string, password = validPassword, headers = {}) =>
  server.call(logIn, { body: { login, password } }, headers);
const codeOf = (result: { status: number; problem: { errorCode: string } | null }) => [
  result.status,
  result.problem?.errorCode,
];

describe("the mailed password link", () => {
  test("shows its account and sets the password once", async () => {
    const email = await newTenant();
    const token = await linkOf(email);
    expect((await server.call(getAccountToConfirm, { params: { token } })).body).toEqual({
      email,
      passwordOptional: true,
    });
    const set = await confirm(token);
    expect(set.body).toEqual({ email });
    const cookie = readCookie(set.headers).split(";")[0] ?? "";
    expect((await server.call(listPolicies, {}, { cookie })).body).toMatchObject({ email, hasPassword: true });
    expect(codeOf(await confirm(token, "Anderes-Wort-2"))).toEqual([404, "WRONG_TOKEN"]);
    expect(codeOf(await server.call(getAccountToConfirm, { params: { token } }))).toEqual([404, "WRONG_TOKEN"]);
    expect((await tryLogIn(email)).ok).toBe(true);
  });

  test("logs in without a password, once, if the account has none yet", async () => {
    const email = await newTenant();
    const token = await linkOf(email);
    const entered = await server.call(logInByLink, { body: { token } });
    expect(entered.body).toEqual({ email });
    const cookie = readCookie(entered.headers).split(";")[0] ?? "";
    expect((await server.call(listPolicies, {}, { cookie })).body).toMatchObject({ email, hasPassword: false });
    expect(codeOf(await server.call(logInByLink, { body: { token } }))).toEqual([404, "WRONG_TOKEN"]);
    expect(codeOf(await confirm(token))).toEqual([404, "WRONG_TOKEN"]);
  });

  test("refuses a common password and stays valid", async () => {
    const token = await linkOf(await newTenant());
    const refused = await confirm(token, "P@ssw0rd");
    expect(codeOf(refused)).toEqual([400, "PASSWORD_TOO_COMMON"]);
    expect(refused.problem?.data.fields).toMatchObject([{ path: "password", errorCode: "PASSWORD_TOO_COMMON" }]);
    expect((await confirm(token)).ok).toBe(true);
  });

  test("sets one password when it is used several times at once", async () => {
    const email = await newTenant();
    const token = await linkOf(email);
    const passwords = ["Erstes-Wort-1", "Zweites-Wort-2", "Drittes-Wort-3"];
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const won = passwords[answers.findIndex(({ ok }) => ok)];
    expect((await tryLogIn(email, won)).ok).toBe(true);
  });

  test.each(["0".repeat(32), "short", "ÄÖÜ", "a".repeat(2_000)])("refuses the unknown token %s", async (token) => {
    expect(codeOf(await server.call(getAccountToConfirm, { params: { token } }))).toEqual([404, "WRONG_TOKEN"]);
    expect(codeOf(await confirm(token))).toEqual([404, "WRONG_TOKEN"]);
  });

  test.each(["Kurz-1a", "nur-kleine-1", "NUR-GROSSE-1", "Keine-Ziffer", "KeinZeichen1", `Aa1!${"x".repeat(125)}`])(
    "refuses the weak password %s and stays valid",
    async (password) => {
      const email = await newTenant();
      const token = await linkOf(email);
      const refused = await confirm(token, password);
      expect(codeOf(refused)).toEqual([400, "FIELD_INVALID"]);
      expect(refused.problem?.data.fields.map(({ path }) => path)).toEqual(["password"]);
      expect((await confirm(token)).ok).toBe(true);
    },
  );

  test("expires after 30 days", async () => {
    const own = await makeTestServer();
    await makeSigned(own, { tenantEmail: "late@example.com" });
    const token = await readMailedSecret(own, "late@example.com", "new-password");
    own.clock.advance(30 * 86_400_000 - 1_000);
    expect((await own.call(getAccountToConfirm, { params: { token } })).ok).toBe(true);
    own.clock.advance(1_000);
    expect(codeOf(await own.call(confirmAccount, { body: { token, password: validPassword } }))).toEqual([
      404,
      "WRONG_TOKEN",
    ]);
    await own.close();
  });

  test("is stored only as a hash, like the session token and the password", async () => {
    const email = await newTenant();
    const token = await linkOf(email);
    await confirm(token);
    const { cookie } = await openSession(server, email);
    const { db } = server.deps;
    const stored = JSON.stringify([
      await db.selectFrom("account").selectAll().execute(),
      await db.selectFrom("link").selectAll().execute(),
      await db.selectFrom("session").selectAll().execute(),
      await db.selectFrom("mail").selectAll().execute(),
    ]);
    for (const secret of [token, cookie.split("=")[1] ?? "none", validPassword]) expect(stored).not.toContain(secret);
  });
});

describe("logging in", () => {
  test("accepts the email address in any case and sets an HttpOnly cookie", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    const opened = await tryLogIn(email.toUpperCase());
    expect(opened.body).toEqual({ email });
    expect(readCookie(opened.headers)).toMatch(/^session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("by phone opens the account that first used the number", async () => {
    const own = await makeTestServer();
    for (const tenantEmail of ["first@example.com", "second@example.com"]) {
      await makeSigned(own, { tenantEmail });
      await setPassword(own, tenantEmail);
    }
    const byPhone = await own.call(logIn, { body: { login: "+49 (0)151 2345678", password: validPassword } });
    expect(byPhone.body).toEqual({ email: "first@example.com" });
    await own.close();
  });

  test("sets a Secure cookie in production", async () => {
    const own = await makeTestServer({ config: { environment: "production" } });
    await makeSigned(own, { tenantEmail: "safe@example.com" });
    await setPassword(own, "safe@example.com");
    const opened = await own.call(logIn, { body: { login: "safe@example.com", password: validPassword } });
    expect(readCookie(opened.headers)).toMatch(/; Secure/);
    await own.close();
  });

  test("responds alike to a wrong password, an account without one and no account, after the same work", async () => {
    const verified: (string | null)[] = [];
    const { passwords } = server.deps;
    const own = await makeTestServer({
      overrides: {
        passwords: {
          hash: passwords.hash,
          verify: (stored, password) => {
            verified.push(stored && "stored");
            return passwords.verify(stored, password);
          },
        },
      },
    });
    await makeSigned(own, { tenantEmail: "known@example.com" });
    await makeSigned(own, { tenantEmail: "waiting@example.com" });
    await setPassword(own, "known@example.com");
    const answers = [];
    for (const login of ["known@example.com", "waiting@example.com", "nobody@example.com", "+49 30 000000"])
      answers.push(await own.call(logIn, { body: { login, password: "Falsches-Wort-1" } }));
    expect(verified).toEqual(["stored", null, null, null]);
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([401, "LOGIN_FAILED"]);
      expect(answer.problem).toEqual(answers[0]?.problem);
      expect(readCookie(answer.headers)).toBe("");
    }
    await own.close();
  });

  test.each(["known", "unknown"])("waits longer after each failed attempt for an account that is %s", async (kind) => {
    const own = await makeTestServer();
    await makeSigned(own, { tenantEmail: "known@example.com" });
    await setPassword(own, "known@example.com");
    const login = `${kind}@example.com`;
    const tryWrong = () => own.call(logIn, { body: { login, password: "Falsches-Wort-1" } });
    for (let wrong = 0; wrong < 4; wrong++) expect(codeOf(await tryWrong())).toEqual([401, "LOGIN_FAILED"]);
    const waits: unknown[] = [];
    for (let round = 0; round < 4; round++) {
      const refused = await tryWrong();
      expect(codeOf(refused)).toEqual([429, "RATE_LIMITED"]);
      waits.push(refused.headers["retry-after"]);
      own.clock.advance(Number(refused.headers["retry-after"]) * 1000);
      expect((await tryWrong()).status).toBe(401);
    }
    expect(waits).toEqual(["2", "4", "8", "16"]);
    own.clock.advance(32_000);
    const right = await own.call(logIn, { body: { login, password: validPassword } });
    expect(right.status).toBe(kind === "known" ? 200 : 401);
    if (kind === "known") expect((await tryWrong()).status).toBe(401);
    await own.close();
  });

  test("counts each of many simultaneous attempts", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tryLogIn("burst@example.com", "Falsches-Wort-1")),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(4).fill(401), ...Array(8).fill(429)]);
  });

  test.each(["neither", "1234", "@", "<script>"])(
    "refuses %s, which is neither an email address nor a phone number",
    async (login) => {
      const refused = await tryLogIn(login);
      expect(refused.problem).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path: "login" }] } });
    },
  );

  test("is refused when the account is deleted while its password is verified", async () => {
    const { db, passwords, clock } = server.deps;
    const email = "geht-gerade@example.com";
    const password_hash = await passwords.hash(validPassword);
    const id = "00000000-0000-4000-8000-00000000d1e1";
    await db
      .insertInto("account")
      .values({ id, email, email_key: email, password_hash, created_at: clock.now() })
      .execute();
    afterNextRead(server, "account", () => db.deleteFrom("account").where("id", "=", id).execute());
    expect(codeOf(await tryLogIn(email))).toEqual([401, "LOGIN_FAILED"]);
  });

  test("requires login and password", async () => {
    expect(codeOf(await tryLogIn("", ""))).toEqual([400, "FIELD_REQUIRED"]);
  });

  test("returns the same session for a repeated idempotency key, but only with the same password", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    const key = { "idempotency-key": `log-in-${email}` };
    const first = await tryLogIn(email, validPassword, key);
    expect(readCookie((await tryLogIn(email, validPassword, key)).headers)).toBe(readCookie(first.headers));
    expect(codeOf(await tryLogIn(email, "Falsches-Wort-1", key))).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });
});

describe("a session", () => {
  const policies = (headers: Record<string, string>) => server.call(listPolicies, {}, headers);

  test("returns its account, or null without a valid cookie", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    const session = await openSession(server, email);
    expect((await server.call(getSession, {}, session)).body).toEqual({ email });
    for (const invalid of [{ cookie: "" }, { cookie: `session=${"0".repeat(32)}` }, { cookie: "session=%00" }])
      expect((await server.call(getSession, {}, invalid)).body).toEqual({ email: null });
    await server.call(logOut, {}, session);
    expect((await server.call(getSession, {}, session)).body).toEqual({ email: null });
  });

  test("ends on logout, while other sessions continue", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    const [item, other] = [await openSession(server, email), await openSession(server, email)];
    const ended = await server.call(logOut, {}, item);
    expect(readCookie(ended.headers)).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(codeOf(await policies(item))).toEqual([401, "LOGIN_REQUIRED"]);
    expect((await policies(other)).ok).toBe(true);
    expect((await server.call(logOut)).ok).toBe(true);
  });

  test("ends 12 hours after it was last used", async () => {
    const own = await makeTestServer();
    await makeSigned(own, { tenantEmail: "idle@example.com" });
    await setPassword(own, "idle@example.com");
    const session = await openSession(own, "idle@example.com");
    const statuses: number[] = [];
    for (const hours of [11, 11, 12]) {
      own.clock.advance(hours * 3_600_000);
      statuses.push((await own.call(listPolicies, {}, session)).status);
    }
    expect(statuses).toEqual([200, 200, 401]);
    await own.close();
  });

  test("ends when a new password is set, and so do all other mailed links", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    const session = await openSession(server, email);
    for (let round = 0; round < 2; round++) await server.call(forgotPassword, { body: { login: email } });
    const token = await linkOf(email);
    expect((await policies(session)).ok).toBe(true);
    expect((await confirm(token, "Neues-Wort-22")).ok).toBe(true);
    expect(codeOf(await policies(session))).toEqual([401, "LOGIN_REQUIRED"]);
    expect((await tryLogIn(email)).status).toBe(401);
    expect((await tryLogIn(email, "Neues-Wort-22")).ok).toBe(true);
    const mails = (await sentMails(server)).filter(({ to }) => to === email);
    const links = mails.flatMap(({ text }) => /new-password\?token=([0-9a-f]{32})/.exec(text)?.[1] ?? []);
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect((await confirm(link)).status).toBe(404);
  });

  test.each(["", "session=", `session=${"0".repeat(32)}`, "session=ÄÖ;other=1"])(
    "is refused with the cookie '%s'",
    async (cookie) => {
      expect(codeOf(await policies({ cookie: encodeURI(cookie) }))).toEqual([401, "LOGIN_REQUIRED"]);
    },
  );
});

describe("requesting a new password", () => {
  const forgot = (login: string) => server.call(forgotPassword, { body: { login } });

  test("gets the same response for everybody, and up to three mails an hour with an account", async () => {
    const email = await newTenant();
    const answers = [await forgot("stranger@example.com"), await forgot("+43 1 0000000")];
    for (let round = 0; round < 5; round++) answers.push(await forgot(email));
    for (const { body } of answers) expect(body).toEqual({ sent: true });
    expect(await mailsTo(server, email, /Passwort/)).toHaveLength(3);
    expect(await mailsTo(server, "stranger@example.com", /Passwort/)).toEqual([]);
    expect(await server.deps.db.selectFrom("password_request").selectAll().execute()).toEqual([]);
  });

  test("a second policy of the same tenant joins the account without another password mail", async () => {
    const email = await newTenant();
    await setPassword(server, email);
    await makeSigned(server, { tenantEmail: email.toLowerCase() });
    const session = await openSession(server, email);
    const listed = await server.call(listPolicies, {}, session);
    expect(listed.body?.policies).toHaveLength(2);
    await settle(server);
    const mails = await sentMails(server);
    const passwordMails = mails.filter(
      ({ to, text }) => to.toLowerCase() === email.toLowerCase() && /new-password/.test(text),
    );
    expect(passwordMails).toHaveLength(1);
  });
});
