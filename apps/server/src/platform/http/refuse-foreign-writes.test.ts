import { logIn, logInStaff, saveName, stopReminders } from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { tenantName } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { apiBase } from "./api-base.ts";

const server = await makeTestServer({ config: { publicUrl: "https://kautia.example" } });
afterAll(() => server.close());

const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  [statusCode, /"errorCode":"(\w+)"/.exec(body)?.[1]].filter(Boolean).join(" ");
const send = async (
  headers: Record<string, string>,
  payload = JSON.stringify(tenantName),
  path: string = saveName.path,
) => outcome(await server.app.inject({ method: "POST", url: `${apiBase}${path}`, headers, payload }));
const json = { "content-type": "application/json" };

describe("a write", () => {
  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port of our host", { origin: "https://kautia.example:8443" }],
    ["a page without an origin", { origin: "null" }],
    ["something that is no address", { origin: "kautia.example" }],
    ["a page of another site, says the browser", { "sec-fetch-site": "cross-site" }],
    ["a subdomain of ours, says the browser", { "sec-fetch-site": "same-site", origin: "https://kautia.example" }],
  ])("from %s is refused", async (_, headers) => {
    expect(await send({ ...json, ...headers })).toBe("403 ORIGIN_REFUSED");
  });

  test.each<[string, Record<string, string>]>([
    ["a program", {}],
    ["our own page", { origin: "https://kautia.example", "sec-fetch-site": "same-origin" }],
    ["our own page that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["our own page at another name of the server", { origin: "https://kautia.example.at", host: "kautia.example.at" }],
    ["the visitor, without a page", { "sec-fetch-site": "none" }],
  ])("from %s is accepted", async (_, headers) => {
    expect(await send({ ...json, ...headers })).toBe("200");
  });

  test.each([logIn, logInStaff])("that logs in is refused from another site: $path", async ({ path }) => {
    const body = JSON.stringify({ login: "ada@example.com", email: "ada@example.com", password: "x", code: null });
    expect(await send({ ...json, origin: "https://evil.example" }, body, path)).toBe("403 ORIGIN_REFUSED");
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    'application/json; version=1; charset="iso-8859-1"',
    undefined,
  ])("whose body is sent as %s is refused", async (type) =>
    expect(await send({ ...(type && { "content-type": type }) })).toBe("415 BODY_INVALID"),
  );

  test.each(["application/json; charset=UTF-8", 'application/json;charset="utf8"; version=1', "application/json; v=1"])(
    "whose body is sent as %s is accepted",
    async (type) => expect(await send({ "content-type": type })).toBe("200"),
  );

  test.each(["gzip", "br", "identity, gzip"])(
    "whose body is said to be compressed with %s is refused",
    async (coding) => {
      const headers = { ...json, "content-encoding": coding };
      const answer = await server.app.inject({
        method: "POST",
        url: `${apiBase}${saveName.path}`,
        headers,
        payload: JSON.stringify(tenantName),
      });
      expect(outcome(answer)).toBe("415 BODY_INVALID");
      expect(answer.headers["accept-encoding"]).toBe("identity");
    },
  );

  test.each(["identity", ""])("whose body is said to be plain (%o) is accepted", async (coding) => {
    expect(await send({ ...json, "content-encoding": coding })).toBe("200");
  });

  test("without a body needs no content type", async () => {
    const answer = await server.app.inject({ method: "POST", url: `${apiBase}/onboarding/tenant/init` });
    expect(outcome(answer)).toBe("200");
  });
});

test("an upload that is not multipart is refused", async () => {
  const path = `/onboarding/${"0".repeat(24)}/document`;
  const answer = await server.app.inject({ method: "POST", url: `${apiBase}${path}`, headers: json, payload: "{}" });
  expect(outcome(answer)).toBe("415 BODY_INVALID");
  expect(answer.json().message).toContain("multipart/form-data");
});

test("a mail program may unsubscribe with a form, even from a webmail page", async () => {
  const path = stopReminders.path.replace(":token", "0".repeat(32));
  const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
  expect(await send(form, "List-Unsubscribe=One-Click", path)).toBe("404 TOKEN_UNKNOWN");
  const multipart = { ...form, "content-type": "multipart/form-data; boundary=x" };
  expect(await send(multipart, "--x--", path)).toBe("404 TOKEN_UNKNOWN");
  const text = { ...form, "content-type": "text/plain" };
  expect(await send(text, "List-Unsubscribe=One-Click", path)).toBe("415 BODY_INVALID");
});

test("a page of another site may link to us", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await server.app.inject({ url: `${apiBase}/settings`, headers })).statusCode).toBe(200);
});
