import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSettings, initTenant } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let webDir: string;
let officeDir: string;
const inline = "start(1 < 2)";
const token = "0123456789abcdef0123456789abcdef";

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-web-"));
  mkdirSync(join(webDir, "assets"));
  mkdirSync(join(webDir, "pages"));
  writeFileSync(
    join(webDir, "pages", "empty.html"),
    `<!doctype html><title></title><noscript><!--no-script--></noscript><div hidden><!--old-browser--></div>` +
      `<script type="module">${inline}</script><main>the app</main>`,
  );
  officeDir = mkdtempSync(join(tmpdir(), "kautia-office-"));
  mkdirSync(join(officeDir, "pages"));
  writeFileSync(
    join(officeDir, "pages", "index.html"),
    "<!doctype html><title></title><!--data--><main>the office</main>",
  );
  writeFileSync(join(webDir, "assets", "main-1a2b3c.js"), "export {};");
  writeFileSync(join(webDir, "assets", "remoteEntry.js"), "export {};");
  writeFileSync(join(webDir, "favicon.svg"), "<svg/>");
  server = await makeTestServer({ config: { webDir, officeDir } });
});
afterAll(async () => {
  await server.close();
  for (const folder of [webDir, officeDir]) rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each([
  ["/", "de-AT,de;q=0.8", "/de-AT/welcome"],
  ["/", "de", "/de/welcome"],
  ["/", "de-CH,de;q=0.9", "/de/welcome"],
  ["/", "en-US,en;q=0.9,de-DE;q=0.5", "/en-DE/welcome"],
  ["/", "fr-AT", "/en-AT/welcome"],
  ["/", "en-GB", "/en/welcome"],
  ["/", "fr", "/en/welcome"],
  ["/en", "de", "/en/welcome"],
  ["/de-AT/summary", "en", "/de-AT/welcome"],
  ["/welcome", "de", "/de/welcome"],
  ["/de/summary", "de-AT", "/de/welcome"],
  ["/xx/welcome", "de-AT", "/de-AT/404"],
  [`/landlord/${token}`, "de", `/de/landlord/${token}`],
  [`/?token=${token}`, "de", `/de/open?token=${token}`],
  [`/en/offers?token=${token}`, "de", `/en/open?token=${token}`],
  ["/de?invitation-token=1", "de", "/de/open?invitation-token=1"],
  ["/de/welcome?invitation-token=1", "de", "/de/open?invitation-token=1"],
  ["/en?pd=a.b.c", "de", "/en/open?pd=a.b.c"],
  ["/en/nothing/here", "de", "/en/404"],
  ["/xx/welcome", "de", "/de/404"],
  ["//example.com/welcome", "de", "/de/404"],
])("redirects %s with Accept-Language %s to %s", async (url, language, location) => {
  const response = await get(url, { "accept-language": language });
  expect([response.statusCode, response.headers.location]).toEqual([302, location]);
});

test("a browser that opens an address without a language chooses the one that it has stored", async () => {
  const browser = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  const opened = await get(`/?token=${token}`, { ...browser, "accept-language": "de-AT" });
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain(`<title>${server.deps.config.brand.name}</title>`);
  expect(opened.body).toContain(`<html data-to="/de-AT/open?token=${token}">`);
  expect(opened.headers).toMatchObject({ "cache-control": "no-store" });
  expect(opened.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  for (const url of ["/en", "/de/summary"]) expect((await get(url, browser)).statusCode).toBe(302);
});

test("a host that names the country leaves out the browser's region, and a region in the URL outranks it", async () => {
  const headers = { "accept-language": "de-DE", host: "kautia.example.at" };
  expect((await get("/", headers)).headers.location).toBe("/de/welcome");
  expect((await get("/de/welcome", headers)).body).toContain("mailto:hilfe-at@");
  expect((await get("/de-DE/welcome", headers)).body).not.toContain("mailto:hilfe-at@");
});

test.each(["/en/welcome", `/de/open?token=${token}`, `/en/landlord/${token}`, `/de/login?token=${token}`, "/de/404"])(
  "serves %s to visitors without a token",
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("the app");
    expect(response.headers).toMatchObject({ "cache-control": "no-cache", "referrer-policy": "no-referrer" });
  },
);

test("does not redirect a visitor with a token", async () => {
  const response = await get("/de", { cookie: `token=${token}` });
  expect(response.statusCode).toBe(200);
});

test("clears a malformed token cookie and treats its visitor as one without a token", async () => {
  const { statusCode, headers } = await get("/de", { cookie: "token=not-a-token" });
  expect([statusCode, headers.location]).toEqual([302, "/de/welcome"]);
  expect(headers["set-cookie"]).toMatch(/^token=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect((await get("/de/welcome")).headers["set-cookie"]).toBeUndefined();
});

test.each([
  ["/staff/cases?state=ALL", "/en/staff/cases?state=ALL"],
  ["/fr/partner", "/en/partner"],
])("leads from %s to a language that the office has", async (url, to) => {
  const { statusCode, headers } = await get(url, { "accept-language": "en-US" });
  expect([statusCode, headers.location]).toEqual([302, to]);
});

test("serves the office at every address of desk and partners, and no browser keeps it", async () => {
  for (const url of ["/de/staff", "/de/staff/policies/DE-7K4M-Q2XD-6/money?page=2", "/en/partner/homes"]) {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toContain("the office");
  }
});

test("redirects to the public website if one is configured", async () => {
  const brand = { ...server.deps.config.brand, websiteUrl: "https://www.example.com/" };
  const other = await makeTestServer({ config: { webDir, brand } });
  const response = await other.app.inject({ url: "/en" });
  expect(response.headers.location).toBe("https://www.example.com/");
  await other.close();
});

describe("the closed mode by setting", () => {
  let closed: TestServer;
  beforeAll(async () => {
    closed = await makeTestServer({ config: { webDir, officeDir, closed: true } });
  });
  afterAll(() => closed.close());

  test.each(["/", "/de", "/en/welcome", "/de/summary", "/de/payment", "/de/landlord/invite"])(
    "answers %s with 503 and the page that stands in",
    async (url) => {
      const { statusCode, headers, body } = await closed.app.inject({ url });
      expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([503, "600", "no-store"]);
      expect(body).toContain("the app");
    },
  );

  test.each([
    "/de/staff",
    "/de/legal/imprint",
    `/de/landlord/${token}`,
    `/de/card/${token}`,
    "/de/policies",
    "/de/404",
    "/healthz",
    "/readyz",
    "/favicon.svg",
  ])("leaves %s open", async (url) => {
    expect((await closed.app.inject({ url })).statusCode).toBe(200);
  });

  test("starts no application, and tells the browser", async () => {
    const { problem } = await closed.call(initTenant, { query: {} });
    expect(problem).toMatchObject({ status: 503, errorCode: "PROVIDER_UNAVAILABLE" });
    expect((await closed.call(getSettings)).body?.closed).toBe(true);
  });
});

describe("without our script", () => {
  const readNoScript = async (url: string) => /<noscript>(.*)<\/noscript>/s.exec((await get(url)).body)?.[1] ?? "";

  test("a page says what it needs and where to find help, in its language", async () => {
    const german = await readNoScript("/de/welcome");
    expect(german).toContain("<h1>Diese Seite braucht JavaScript</h1>");
    expect(german).toContain('<a href="mailto:hilfe@kautia.example">hilfe@kautia.example</a>');
    expect(german).toContain('<a href="/de/legal/imprint">Impressum</a>');
    expect(await readNoScript("/en/welcome")).toContain("<h1>This page needs JavaScript</h1>");
  });

  test("the support can be called if the operator has a telephone", async () => {
    const operator = { ...server.deps.config.operator, phone: "+49 30 1234567" };
    const other = await makeTestServer({ config: { webDir, operator } });
    const { body } = await other.app.inject({ url: "/en/welcome" });
    await other.close();
    expect(body).toContain('or call <a href="tel:+49301234567">+49 30 1234567</a>');
  });

  test.each([
    ["/de/legal/imprint", "<h1>Impressum</h1>", "Versicherer und Bürge"],
    ["/en/legal/privacy", "<h1>Privacy</h1>", "/en/legal/"],
    ["/en/help", "<h1>Help</h1>", "<section id="],
    ["/de/legal/accessibility", "<h1>Barrierefreiheit</h1>", "mailto:"],
    ["/de/legal", "/api/v1/legal-documents/", "country=de&amp;lang=de"],
  ])("%s is readable", async (url, heading, text) => {
    const page = await readNoScript(url);
    expect(page).toContain(heading);
    expect(page).toContain(text);
    expect(page).not.toMatch(/[{}]|undefined|\]\(/);
  });

  test("a browser that is too old is told so", async () => {
    const { body } = await get("/de/welcome");
    expect(body).toMatch(
      /<div hidden><p><strong>Ihr Browser ist zu alt für diese Seite<\/strong><\/p>.*hilfe@kautia\.example/,
    );
  });
});

describe("static files", () => {
  test("are cached forever with a hash in their name, and revalidated otherwise", async () => {
    expect((await get("/assets/main-1a2b3c.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test("tell their size when a range does not fit", async () => {
    const { statusCode, headers } = await get("/favicon.svg", { range: "bytes=100-" });
    expect([statusCode, headers["content-range"]]).toEqual([416, "bytes */6"]);
  });

  test("of the design system's remote entry are revalidated and allow other origins", async () => {
    const { headers } = await get("/assets/remoteEntry.js");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test.each([
    "/assets/gone.js",
    "/pages/empty.html",
    "/robots.txt",
    "/assets/",
    "/assets/..%2f..%2fpackage.json",
    "/..%5c..%5cx.js",
    "/%zz",
  ])("get an uncacheable 404 for %s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errorCode: "NOT_FOUND" });
    expect(response.headers["cache-control"] ?? "no-store").toBe("no-store");
  });
});

test("allows only our own scripts and styles in a page", async () => {
  const policy = String((await get("/en/welcome")).headers["content-security-policy"]);
  const hash = createHash("sha256").update(inline).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});
