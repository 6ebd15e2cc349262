import { perCountry } from "@kautia/contract";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";

let server: TestServer;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-docs-"));
  mkdirSync(join(webDir, "pages"));
  writeFileSync(
    join(webDir, "pages", "empty.html"),
    '<!doctype html><link rel="stylesheet" crossorigin href="/assets/a-1.css">',
  );
  server = await makeTestServer({ config: { webDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

test.each(["/api/docs", "/api/docs/all"])(
  "%s is a page in the built style, and its policy allows just its own style",
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<link rel="stylesheet" href="/assets/a-1.css" />');
    expect(body).not.toContain("<script");
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
  },
);

test("the page is sent compressed", async () => {
  const { headers, rawPayload } = await server.app.inject({ url: "/api/docs", headers: { "accept-encoding": "br" } });
  expect(headers["content-encoding"]).toBe("br");
  expect(rawPayload.length).toBeLessThan(60_000);
});

test("shows the calls of the sandbox's card form only if the sandbox replaces the provider, as in the document", async () => {
  const form = "/sandbox-payment/confirm";
  expect((await server.app.inject({ url: "/api/docs/all" })).body).toContain(form);
  const account = { secretKey: "secret", publicKey: "public", webhookSecret: "webhook" };
  const payment = { provider: "stripe", accounts: perCountry(() => account), apiBase: null } as const;
  const live = await makeTestServer({ config: { webDir, payment } });
  try {
    for (const url of ["/api/docs/all", "/api/v1/openapi.json"])
      expect((await live.app.inject({ url })).body).not.toContain(form);
  } finally {
    await live.close();
  }
});
