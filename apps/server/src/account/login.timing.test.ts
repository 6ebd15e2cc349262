import { askForLoginLink, forgotPassword, logIn } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { median, medianRatio } from "#testing/values/ratio.ts";

const known = "known@example.com";
const unknown = "unknown@example.com";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
  await makeSigned(server, { tenantEmail: known });
  await setPassword(server, known);
}, 180_000);
afterAll(() => server.close());

const calls: [string, (login: string) => Promise<{ status: number }>][] = [
  ["a login with a wrong password", (login) => server.call(logIn, { body: { login, password: "Falsches-Wort-1" } })],
  ["a request for a new password", (login) => server.call(forgotPassword, { body: { login } })],
  ["a request for a login link", (login) => server.call(askForLoginLink, { body: { login } })],
];

test.each(calls)("%s takes the same time for known and unknown accounts", { timeout: 900_000 }, async (name, send) => {
  expect((await send(known)).status).toBe((await send(unknown)).status);
  const timed = (login: string) => async () => {
    // Failed logins would delay the next one, and growing tables would slow down later rounds.
    await server.deps.db.deleteFrom("login_try").execute();
    await server.deps.db.deleteFrom("password_request").execute();
    const start = performance.now();
    await send(login);
    return performance.now() - start;
  };
  const ratios = await medianRatio(timed(known), timed(unknown), { rounds: 5, pairs: 100 });
  process.stdout.write(`${name}, known : unknown account = ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}\n`);
  expect(median(ratios)).toBeGreaterThan(0.9);
  expect(median(ratios)).toBeLessThan(1.1);
});
