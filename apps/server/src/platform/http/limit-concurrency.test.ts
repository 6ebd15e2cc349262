import { once } from "node:events";
import { connect } from "node:net";
import { getRisk, getSettings, logIn, saveSummary } from "@kautia/contract";
import { afterEach, expect, test, vi } from "vitest";
import type { Passwords } from "../../account/ports/passwords.ts";
import type { Bureau } from "../../quote/ports.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let release: () => void;
let checking = 0;
afterEach(() => server.close());

/** Starts a server whose password checks last until the test releases them. */
async function start(requestsAtOnce: { all: number; passwords: number }, waitingPerSlot = 0): Promise<void> {
  const held = Promise.withResolvers<boolean>();
  release = () => held.resolve(false);
  checking = 0;
  const verify: Passwords["verify"] = (_stored, _password) => {
    checking++;
    return held.promise;
  };
  const config = { requestsAtOnce: { ...requestsAtOnce, documents: 1 }, waitingPerSlot };
  server = await makeTestServer({ config, overrides: { passwords: { hash: async () => "", verify } } });
}

const attempt = (login: string) => server.call(logIn, { body: { login, password: "Geheim-123" } });

test("refuses excess logins before they count as attempts, and answers other calls", async () => {
  await start({ all: 3, passwords: 2 });
  const running = [attempt("ada@example.com"), attempt("eva@example.com")];
  await expect.poll(() => checking).toBe(2);
  for (let again = 0; again < 10; again++) {
    const { status, headers, problem } = await attempt("ida@example.com");
    expect([status, headers["retry-after"], problem?.errorCode]).toEqual([503, "2", "OVERLOADED"]);
  }
  expect((await server.call(getSettings)).status).toBe(200);
  release();
  expect((await Promise.all(running)).map((callResult) => callResult.problem?.errorCode)).toEqual([
    "LOGIN_FAILED",
    "LOGIN_FAILED",
  ]);
  expect((await attempt("ida@example.com")).problem?.errorCode).toBe("LOGIN_FAILED");
});

test("a burst waits for its turn, in order, and only what exceeds the queue is refused", async () => {
  await start({ all: 3, passwords: 1 }, 3);
  const running = ["ada", "eva", "ida", "ute"].map((name) => attempt(`${name}@example.com`));
  await expect.poll(() => checking).toBe(1);
  expect((await attempt("max@example.com")).problem?.errorCode).toBe("OVERLOADED");
  // Requests that wait for a password check do not hold up others.
  expect((await server.call(getSettings)).status).toBe(200);
  release();
  expect((await Promise.all(running)).map(({ problem }) => problem?.errorCode)).toEqual(Array(4).fill("LOGIN_FAILED"));
});

test("a full server refuses calls and pages with 503 and Retry-After, and still answers health checks", async () => {
  await start({ all: 1, passwords: 1 });
  const running = attempt("ada@example.com");
  await expect.poll(() => checking).toBe(1);
  expect((await server.call(getSettings)).status).toBe(503);
  const page = await server.app.inject({ url: "/de/welcome", headers: { "accept-language": "de" } });
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "2"]);
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain("Bitte warten Sie einen Moment");
  expect((await server.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await server.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  expect((await server.app.inject({ url: "/assets/none.js" })).statusCode).toBe(404);
  release();
  await running;
  expect((await server.call(getSettings)).status).toBe(200);
});

test("a client that leaves keeps its slot until its work is done, and a slow sender occupies none", async () => {
  await start({ all: 1, passwords: 1 });
  const { port } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
  const headers = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 56\r\n\r\n";
  const body = JSON.stringify({ login: "ada@example.com", password: "Geheim-123" }).padEnd(56);
  const client = connect(Number(port), "127.0.0.1");
  client.write(`POST /api/v1/session HTTP/1.1\r\n${headers}`);
  await once(server.app.server, "request");
  expect((await server.call(getSettings)).status).toBe(200);
  client.write(body);
  await expect.poll(() => checking).toBe(1);
  client.destroy();
  expect((await server.call(getSettings)).status).toBe(503);
  release();
  await expect.poll(async () => (await server.call(getSettings)).status).toBe(200);
});

test("a hundred requests for nothing, of every kind, leave every slot free", async () => {
  await start({ all: 4, passwords: 4 });
  const nothing = [
    "/x.css",
    "/assets/none.js",
    "/dev/none",
    "/a/..%2fb",
    "/de/none",
    "/api/none",
    "/api/v1/none",
    "/%zz",
  ];
  for (const url of nothing)
    for (const method of ["GET", "HEAD", "POST"] as const)
      for (let round = 0; round < 100; round++)
        expect((await server.app.inject({ method, url })).statusCode, `${method} ${url}`).not.toBe(503);
  const running = Array.from({ length: 4 }, (_, index) => attempt(`ada-${index}@example.com`));
  await expect.poll(() => checking).toBe(4);
  expect((await attempt("eva@example.com")).status).toBe(503);
  release();
  await Promise.all(running);
});

test("a server whose slots have all been taken for long is not ready until one is given back", async () => {
  await start({ all: 1, passwords: 1 });
  const ready = async () => (await server.app.inject("/readyz")).statusCode;
  const running = attempt("ada@example.com");
  await expect.poll(() => checking).toBe(1);
  expect(await ready()).toBe(200);
  const later = performance.now() + 30_000;
  const now = vi.spyOn(performance, "now").mockReturnValue(later);
  expect(await ready()).toBe(503);
  release();
  await running;
  expect(await ready()).toBe(200);
  now.mockRestore();
});

test("a credit bureau that does not answer holds no slot", async () => {
  const silent = Promise.withResolvers<null>();
  let asked = 0;
  const ask = () => {
    asked++;
    return silent.promise;
  };
  const bureau: Bureau = { version: "silent", ask, explain: () => null };
  const config = { requestsAtOnce: { all: 2, passwords: 1, documents: 1 }, waitingPerSlot: 0 };
  server = await makeTestServer({ config, overrides: { bureau } });
  const consents = { termsAndPrivacy: true, initialInformation: true };
  const running = ["ada@example.com", "eva@example.com"].map(async (email) => {
    const token = await answerAllQuestions(server, { email });
    await server.call(saveSummary, { body: { token, consents } });
    return server.call(getRisk, { query: { token } });
  });
  await expect.poll(() => asked).toBe(2);
  expect((await server.call(getSettings)).status).toBe(200);
  silent.resolve(null);
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
});
