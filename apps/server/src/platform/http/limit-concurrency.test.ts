import { once } from "node:events";
import { connect } from "node:net";
import { getSettings, logIn } from "@kautia/contract";
import { afterEach, expect, test } from "vitest";
import type { Passwords } from "../../account/ports/passwords.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";

let server: TestServer;
let release: () => void;
let checking = 0;
afterEach(() => server.close());

/** Starts a server whose password checks last until the test releases them. */
async function start(requestsAtOnce: { all: number; passwords: number }): Promise<void> {
  const held = Promise.withResolvers<boolean>();
  release = () => held.resolve(false);
  checking = 0;
  const verify: Passwords["verify"] = (_stored, _password) => {
    checking++;
    return held.promise;
  };
  const config = { requestsAtOnce: { ...requestsAtOnce, documents: 1 } };
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
  expect((await Promise.all(running)).map((one) => one.problem?.errorCode)).toEqual(["LOGIN_FAILED", "LOGIN_FAILED"]);
  expect((await attempt("ida@example.com")).problem?.errorCode).toBe("LOGIN_FAILED");
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
