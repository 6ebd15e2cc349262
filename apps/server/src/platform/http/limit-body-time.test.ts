import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer({ config: { bodyTimeout: 200 } });
const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => server.close());

test("a request whose body does not arrive in time is refused, and its connection is closed", async () => {
  const slow = request(`${url}/api/v1/onboarding/tenant/init`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 1_000 },
  });
  slow.on("error", () => undefined);
  const closed = once(slow, "close");
  slow.write("{");
  const response = await new Promise<IncomingMessage>((resolve) => slow.once("response", resolve));
  const [body] = await response.toArray();
  await closed;
  expect([response.statusCode, JSON.parse(String(body)).errorCode]).toEqual([400, "BODY_INVALID"]);
});

test.each([
  ["POST", "session", { "content-type": "application/json" }, 413],
  ["POST", "session", { "content-type": "application/json", origin: "https://other.example" }, 403],
  ["PUT", "settings", { "content-type": "application/json" }, 413],
  ["POST", `onboarding/${"0".repeat(24)}/document`, { "content-type": "multipart/form-data; boundary=x" }, 400],
] as const)(
  "a client that sends a whole body before it reads gets the refusal of %s %s",
  async (method, path, type, status) => {
    const body = Buffer.alloc(8_000_000);
    const headers = { ...type, connection: "close", "content-length": body.length };
    const sender = request(`${url}/api/v1/${path}`, { method, headers });
    const sent = new Promise<void>((resolve, reject) => sender.once("error", reject).once("finish", resolve));
    const answered = once(sender, "response");
    sender.end(body);
    await sent;
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(status);
  },
);
