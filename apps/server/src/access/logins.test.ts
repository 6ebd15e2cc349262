import {
  askForPartnerLink,
  getPartnerSession,
  getSession,
  getStaffSession,
  logIn,
  logInPartner,
  logInStaff,
  logOut,
  logOutPartner,
  logOutStaff,
  partnerCookieName,
  sessionCookieName,
  staffCookieName,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { readCookie, readMailedSecret, setPassword, validPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { addTestPerson, makeTestPartner } from "#testing/people/partners.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { demoLogin, logInAsStaff } from "#testing/people/staff.ts";
import { beginSession, endSessions, findBySession } from "./sessions.ts";

type Headers = Record<string, string>;

const tenant = "drei@example.com";
const person = "vier@example.com";
const server = await makeTestServer();
await makeTestPartner(server, "kern");
await addTestPerson(server, "kern", await logInAsStaff(server), person);
await makeSigned(server, { tenantEmail: tenant });
await setPassword(server, tenant);
afterAll(() => server.close());

const logins = {
  account: {
    cookieName: sessionCookieName,
    logIn: (headers: Headers) => server.call(logIn, { body: { login: tenant, password: validPassword } }, headers),
    logOut: (headers: Headers) => server.call(logOut, {}, headers),
    whoIs: async (headers: Headers) => (await server.call(getSession, {}, headers)).body?.email,
  },
  staff: {
    cookieName: staffCookieName,
    logIn: (headers: Headers) => server.call(logInStaff, { body: demoLogin }, headers),
    logOut: (headers: Headers) => server.call(logOutStaff, {}, headers),
    whoIs: async (headers: Headers) => (await server.call(getStaffSession, {}, headers)).body?.person?.email,
  },
  "partner-person": {
    cookieName: partnerCookieName,
    logIn: async (headers: Headers) => {
      // A mailbox gets three links an hour.
      server.clock.advance(3_600_000);
      await server.call(askForPartnerLink, { body: { email: person } });
      return server.call(
        logInPartner,
        { body: { token: await readMailedSecret(server, person, "partner/login") } },
        headers,
      );
    },
    logOut: (headers: Headers) => server.call(logOutPartner, {}, headers),
    whoIs: async (headers: Headers) => (await server.call(getPartnerSession, {}, headers)).body?.person?.email,
  },
} as const;

const kinds = ["account", "staff", "partner-person"] as const;
describe.each(kinds)("a session of the kind %s", (kind) => {
  const { cookieName, whoIs, ...login } = logins[kind];
  const logInWith = async (headers: Headers = {}) => ({
    cookie: readCookie((await login.logIn(headers)).headers).split(";")[0] ?? "",
  });
  const subjectOf = async (headers: Headers) => {
    const found = await findBySession(server.deps, kind, headers["cookie"]?.split("=")[1] ?? null, (session) =>
      session.select("session.subject"),
    );
    return found?.subject ?? "nobody";
  };

  test("starts with a new cookie, whatever cookie the browser sent", async () => {
    const planted = { cookie: `${cookieName}=${"0".repeat(32)}` };
    const first = await logInWith(planted);
    const second = await logInWith(first);
    expect(new Set([planted.cookie, first.cookie, second.cookie]).size).toBe(3);
    expect(await whoIs(planted)).toBeFalsy();
    expect(await whoIs(second)).toContain("@");
  });

  test("ends when its browser logs out, and no other session does", async () => {
    const [mine, other] = [await logInWith(), await logInWith()];
    await login.logOut(mine);
    expect(await whoIs(mine)).toBeFalsy();
    expect(await whoIs(other)).toContain("@");
  });

  test("ends with all other sessions of the same person, and nobody else's session ends", async () => {
    const before = await Promise.all(kinds.map((other) => logins[other].logIn({})));
    const mine = await logInWith();
    await endSessions(server.deps.db, kind, await subjectOf(mine));
    expect(await whoIs(mine)).toBeFalsy();
    for (const [index, { headers }] of before.entries()) {
      const openedKind = kinds[index] ?? kind;
      const who = await logins[openedKind].whoIs({ cookie: readCookie(headers).split(";")[0] ?? "" });
      if (openedKind === kind) expect(who).toBeFalsy();
      else expect(who).toContain("@");
    }
  });

  test("ends at the latest 30 days after it began, however often it is used", async () => {
    const { deps, clock } = server;
    const token = await inTransaction(deps.db, (transaction) =>
      beginSession(transaction, deps, kind, deps.random.uuid()),
    );
    let hours = 0;
    for (; await findBySession(deps, kind, token, (session) => session); hours += 6) clock.advance(6 * 3_600_000);
    expect(hours).toBe(kind === "partner-person" ? 12 : 30 * 24);
  });
});
