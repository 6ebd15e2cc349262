import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

async function idFor(headers: Record<string, string>, url = "/api/v1/settings"): Promise<unknown> {
  return (await server.app.inject({ url, headers })).headers["x-request-id"];
}

test("an answer carries the caller's request id", async () => {
  expect(await idFor({ "x-request-id": "proxy-4711-a" })).toBe("proxy-4711-a");
});

test("a trace's id wins over a request id", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  expect(await idFor({ traceparent: `00-${trace}-00f067aa0ba902b7-01`, "x-request-id": "proxy-4711-a" })).toBe(trace);
});

test.each(["", "short", "a b c d e f g h", "<script>alert(1)</script>", "x".repeat(129)])(
  "the id %j of a caller is replaced by a unique one",
  async (given) => {
    const ids = [await idFor({ "x-request-id": given }), await idFor({ "x-request-id": given })];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

test("errors, unknown paths and pages carry an id too", async () => {
  for (const url of ["/api/v1/onboarding/tenant/x", "/api/v1/nowhere", "/%zz", "/de/welcome"])
    expect(await idFor({ "x-request-id": "proxy-4711-a" }, url)).toBe("proxy-4711-a");
});
