import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await makeTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

async function statusOf(head: string, path = "/api/v1/settings"): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  return Number((await text(socket)).split(" ")[1]);
}

test.each(["/api/v1/settings", "/de/welcome", "/x.css"])("%s with several Host headers is refused", async (path) => {
  expect(await statusOf("Host: a.example\r\nHost: b.example\r\n", path)).toBe(400);
  expect(await statusOf("host: a.example\r\nHOST: a.example\r\n", path)).toBe(400);
  expect(await statusOf("", path)).toBe(400);
});

test("a request with one Host header is answered", async () => {
  expect(await statusOf("Host: a.example\r\n")).toBe(200);
});

test.each([
  ["GET", "/x.css"],
  ["GET", "/assets/none.js"],
  ["HEAD", "/x.css"],
  ["GET", "/dev/none"],
  ["GET", "/api/v1/none"],
  ["GET", "/%zz"],
  ["POST", "/none"],
] as const)("the 404 for %s %s is not to be cached", async (method, url) => {
  const { statusCode, headers } = await server.app.inject({ method, url });
  expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
});
