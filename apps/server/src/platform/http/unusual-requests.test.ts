import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { problem } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await makeTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

async function ask(request: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
}

const get = (path: string, headers = "Host: a.example\r\n", version = "1.1") =>
  ask(`GET ${path} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`);

test.each(["/api/v1/settings", "/de/welcome", "/x.css"])("%s needs exactly one Host header", async (path) => {
  expect((await get(path, "Host: a.example\r\nHost: b.example\r\n")).status).toBe(400);
  expect((await get(path, "host: a.example\r\nHOST: a.example\r\n")).status).toBe(400);
  const { status, body } = await get(path, "");
  expect([status, JSON.parse(body).errorCode]).toEqual([400, "FIELD_REQUIRED"]);
});

test("a request with one Host header is answered, and one of HTTP/1.0 without", async () => {
  expect((await get("/api/v1/settings")).status).toBe(200);
  expect((await get("/api/v1/settings", "", "1.0")).status).toBe(200);
});

test("a request may name the whole address, as to a proxy", async () => {
  expect((await get("http://a.example/api/v1/settings")).status).toBe(200);
  expect((await get("http://a.example?token=1")).head).toMatch(/location: \/en\/open\?token=1/);
});

test.each([
  ["a header that is too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a header without a colon", "GET / HTTP/1.1\r\nHost: a\r\nx\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
  ["an unknown method", "FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: tea\r\n\r\n", 417],
])("%s is refused like everything else", async (_, request, expected) => {
  const { status, head, body } = await ask(request);
  expect(status).toBe(expected);
  expect(head).toContain("content-type: application/problem+json");
  expect(head).toContain("cache-control: no-store");
  expect(head).toContain("x-content-type-options: nosniff");
  const json = /\{.*\}/s.exec(body)?.[0] ?? "";
  expect(problem.parse(JSON.parse(json))).toMatchObject({ status: expected, errorCode: "REQUEST_INVALID" });
});

test.each([
  ["PUT", "/api/v1/settings", "GET, HEAD, OPTIONS"],
  ["GET", "/api/v1/onboarding/tenant/a/b/accept", null],
  ["GET", "/api/v1/onboarding/tenant/invitation/1/accept", "POST, OPTIONS"],
  ["GET", `/api/v1/onboarding/${"a".repeat(24)}/document`, "POST, OPTIONS"],
  ["OPTIONS", "/api", null],
] as const)("%s %s names the methods of the path: %s", async (method, url, allow) => {
  const { statusCode, headers, json } = await server.app.inject({ method, url });
  expect(headers.allow ?? null).toBe(allow);
  expect([statusCode, json().errorCode]).toEqual(allow ? [405, "METHOD_NOT_ALLOWED"] : [404, "NOT_FOUND"]);
});

test("OPTIONS asks for the methods of a path, and lets no other site in", async () => {
  const { statusCode, headers } = await server.app.inject({ method: "OPTIONS", url: "/api/v1/session" });
  expect([statusCode, headers.allow]).toEqual([204, "GET, HEAD, POST, DELETE, OPTIONS"]);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

test.each([
  ["GET", "/x.css"],
  ["GET", "/assets/none.js"],
  ["GET", "/assets/%00.js"],
  ["GET", "/./pages/empty.html"],
  ["GET", "//pages/empty.html"],
  ["HEAD", "/x.css"],
  ["GET", "/dev/none"],
  ["GET", "/api/v1/none"],
  ["GET", "/%zz"],
  ["POST", "/none"],
] as const)("the 404 for %s %s is not to be cached", async (method, url) => {
  const { status, head } = await ask(`${method} ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(status).toBe(404);
  expect(head).toContain("cache-control: no-store");
});

test("a connection may ask for a few things at once, and is closed when it asks for many", async () => {
  const request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
  const answers = async (count: number) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(request.repeat(count - 1) + request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    return (await text(socket).catch(() => "")).split("HTTP/1.1 200").length - 1;
  };
  expect(await answers(4)).toBe(4);
  expect(await answers(1_000)).toBeLessThan(1_000);
});

test("a connection on which nothing moves for five minutes is closed", () => {
  expect(server.app.server.timeout).toBe(300_000);
});
