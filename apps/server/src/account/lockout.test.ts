import { askForLoginLink, askToResume, forgotPassword, logIn } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPassword, validPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";

let server: TestServer;
const owner = "owner@example.com";
beforeAll(async () => {
  const networkLimits = { wrongLogins: 6, mails: 2, firstMails: 1_000, homes: 30 };
  server = await makeTestServer({ config: { trustProxy: 1, networkLimits } });
  await makeSigned(server, { tenantEmail: owner });
  await setPassword(server, owner);
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => ({ "x-forwarded-for": `198.51.100.${++networks}` });
const tryLogIn = async (login: string, from: Record<string, string>, password = "Falsches-Wort-1") => {
  const { status } = await server.call(logIn, { body: { login, password } }, from);
  return status;
};

describe("wrong attempts", () => {
  test("by a stranger do not lock out the owner on another network", async () => {
    const stranger = newNetwork();
    for (let wrong = 0; wrong < 4; wrong++) expect(await tryLogIn(owner, stranger)).toBe(401);
    expect(await tryLogIn(owner, stranger)).toBe(429);
    expect(await tryLogIn(owner, newNetwork(), validPassword)).toBe(200);
    expect(await tryLogIn(owner, stranger)).toBe(429);
  });

  test("on one account from many networks are delayed together", async () => {
    const login = "many@example.com";
    for (let wrong = 0; wrong < 31; wrong++) expect(await tryLogIn(login, newNetwork())).toBe(401);
    expect(await tryLogIn(login, newNetwork())).toBe(429);
  });

  test("on many accounts block their network for the hour, and no other", async () => {
    const sprayer = newNetwork();
    for (let index = 0; index < 6; index++) expect(await tryLogIn(`tenant-${index}@example.com`, sprayer)).toBe(401);
    const refused = await server.call(logIn, { body: { login: owner, password: validPassword } }, sprayer);
    expect(refused.problem).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(await tryLogIn(owner, newNetwork(), validPassword)).toBe(200);
    server.clock.advance(3_600_000);
    expect(await tryLogIn(owner, sprayer, validPassword)).toBe(200);
  });

  test("no longer count for their network once the right password follows", async () => {
    const office = newNetwork();
    for (let person = 0; person < 5; person++) {
      for (let wrong = 0; wrong < 2; wrong++) expect(await tryLogIn(owner, office)).toBe(401);
      expect(await tryLogIn(owner, office, validPassword)).toBe(200);
    }
    for (let index = 0; index < 6; index++) expect(await tryLogIn(`tenant-${index}@example.com`, office)).toBe(401);
    expect(await tryLogIn(owner, office, validPassword)).toBe(429);
  });

  test("only wrong logins count towards a network's limit", async () => {
    const office = newNetwork();
    for (let right = 0; right < 8; right++) expect(await tryLogIn(owner, office, validPassword)).toBe(200);
  });
});

test("limits the mails that one network can request per hour, of all kinds together, repeats included", async () => {
  const from = newNetwork();
  const again = { ...from, "idempotency-key": "0123456789abcdef" };
  const forgotten = () => server.call(forgotPassword, { body: { login: "a@example.com" } }, again);
  expect((await forgotten()).status).toBe(200);
  expect((await server.call(askToResume, { body: { email: "b@example.com" } }, from)).status).toBe(200);
  const login = { body: { login: "c@example.com" } };
  const refused = await server.call(askForLoginLink, login, from);
  expect(refused.problem).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await forgotten()).problem?.errorCode).toBe("RATE_LIMITED");
  expect((await server.call(askForLoginLink, login, newNetwork())).status).toBe(200);
});
