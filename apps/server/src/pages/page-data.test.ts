import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  callAddress,
  emptyPage,
  getLandlordView,
  initTenant,
  type PageData,
  prerenderPlaceholders,
  saveName,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "../platform/config/settings.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken } from "#testing/policies/sign-policy.ts";

let server: TestServer;
let webDir: string;

const prerenderedKeys = ["welcome.de.de.new", "index.de.de.known", "link-expired.de.de.new", "landlord.de.de.new"];
const prerenderedStyle = "p{color:red}";
const link = '<a href="/en/welcome?__search__" title="__mail-de__@placeholder" rel="__landlord-token__">__brand__</a>';
const { insurerPhone, insurerSupervisor, ombudsman } = prerenderPlaceholders;
const call = `<a href="${callAddress(insurerPhone)}">${insurerPhone}</a>`;

/** A page as the build writes it. */
function buildPage({ head, title = "", content = "" }: { head: string; title?: string; content?: string }): string {
  const script = '<script type="module" data-run="/assets/main-1.js" data-files="/assets/core-1.js">start()</script>';
  return `<!doctype html><html lang="de"><head><title>${title}__brand__</title>${script}${head}</head>
    <body><div id="root">${content}</div><!--data--></body></html>`;
}

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-web-"));
  mkdirSync(join(webDir, "pages"));
  const write = (key: string, html: string) => writeFileSync(join(webDir, "pages", `${key}.html`), html);
  write(emptyPage, buildPage({ head: '<link rel="stylesheet" crossorigin href="/assets/index.css">' }));
  for (const key of prerenderedKeys)
    write(
      key,
      buildPage({
        title: "Hello – ",
        head: `<style>${prerenderedStyle}</style>`,
        content: `${link}${call}<p>${ombudsman.de}</p><p>${insurerSupervisor}</p>`,
      }),
    );
  server = await makeTestServer({ config: { webDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

async function open(url: string, cookie = "", on: TestServer = server) {
  const response = await on.app.inject({ url, headers: { cookie } });
  const json = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(response.body)?.[1] ?? "null";
  const data: PageData = JSON.parse(json);
  return { ...response, headers: response.headers, body: response.body, data };
}

async function withConfig(config: Partial<Config>, look: (other: TestServer) => Promise<void>): Promise<void> {
  const other = await makeTestServer({ config: { webDir, ...config } });
  try {
    await look(other);
  } finally {
    await other.close();
  }
}

async function begin(): Promise<string> {
  const { body } = await server.call(initTenant, { query: {} });
  return body?.token ?? "";
}

test("serves a prerendered page, filled with the server's data", async () => {
  const { body, data, headers } = await open("/de/welcome?utm=%22a%22&b='%3C");
  expect(data.prerendered).toBe("welcome.de.de.new");
  expect(body).toContain("<title>Hello – Kautia</title>");
  expect(body).toContain(
    '<a href="/en/welcome?utm=%22a%22&amp;b=%27%3C" title="hilfe@kautia.example" rel="">Kautia</a>',
  );
  expect(headers["cache-control"]).toBe("no-cache");
});

function brandWithPhone(phone: string | null) {
  const { brand } = server.deps.config;
  return { ...brand, insurers: { ...brand.insurers, de: { ...brand.insurers.de, phone } } };
}

test("fills the insurer's telephone number and the link that calls it into a prerendered page", async () => {
  await withConfig({ brand: brandWithPhone("+49 30 23125-001") }, async (other) => {
    const { body } = await open("/de/welcome", "", other);
    expect(body).toContain('<a href="tel:+493023125001">+49 30 23125-001</a>');
  });
});

test("serves no prerendered page when the insurer has no telephone number", async () => {
  await withConfig({ brand: brandWithPhone(null) }, async (other) => {
    const { data } = await open("/de/welcome", "", other);
    expect(data.prerendered).toBeNull();
  });
});

test("fills names and addresses into a prerendered page as the app writes them, with no line's end within 'e. V.' or after a zip", async () => {
  const { body } = await open("/de/welcome");
  expect(body).toContain("<p>Versicherungsombudsmann e.\u00a0V., Postfach");
  expect(body).toContain("<p>Musteraufsicht, 12345\u00a0Musterstadt</p>");
});

test("allows the style of the first paint in a prerendered page by its hash", async () => {
  const { body, headers } = await open("/de/welcome");
  expect(body).toContain(`<style>${prerenderedStyle}</style></head>`);
  const hash = createHash("sha256").update(prerenderedStyle).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
});

test("serves a page that is not prerendered with the settings of its locale", async () => {
  const { data, body } = await open("/de-AT/login");
  expect(data).toMatchObject({
    locale: "de-AT",
    prerendered: null,
    record: null,
    settings: { country: "at" },
  });
  expect(body).toContain('<html lang="de-AT"');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain("<title>Kautia</title>");
});

test("gives pages the same authorities as the legal documents", async () => {
  const { data } = await open("/en-AT/legal/imprint");
  expect(data.settings.authorities.de).toEqual(server.deps.legalDocuments.authorities("at", "de"));
  expect(data.settings.authorities.en.dataAuthority).toContain("www.dsb.gv.at");
});

test("escapes settings in the page", async () => {
  const brand = { ...server.deps.config.brand, name: `</script><b>"$&'` };
  await withConfig({ brand }, async (other) => {
    const { body, data } = await open("/de/welcome", "", other);
    expect(data.settings.brand.name).toBe(brand.name);
    expect(body).toContain("&lt;/script&gt;&lt;b&gt;&quot;$&amp;&#x27;</a>");
    expect(body).not.toContain("</script><b>");
  });
});

test("includes a new application in the page of its first question, which is not cached", async () => {
  const token = await begin();
  const { data, headers } = await open("/de", `token=${token}`);
  expect(data).toMatchObject({ prerendered: "index.de.de.known", record: { token, userInfo: null } });
  expect(headers["cache-control"]).toBe("no-store");
  expect((await open("/de?step=name", `token=${token}`)).data.prerendered).toBe("index.de.de.known");
});

test("does not serve the prerendered first question when the application has progressed", async () => {
  const token = await begin();
  const phone = { dialCode: "+49", number: "170 1234567" };
  const name = { salutation: null, firstName: "Ada", lastName: "ẞ</script>", email: "ada@example.com", phone };
  await server.call(saveName, { body: { token, ...name } });
  const { data, body } = await open("/de", `token=${token}`);
  expect(data).toMatchObject({ prerendered: null, record: { userInfo: { lastName: "ẞ</script>" } } });
  expect(body).not.toContain("ẞ</script>");
});

test("serves no prerendered page for other questions or for queries that the app handles", async () => {
  const token = await begin();
  for (const query of ["step=pets", "step=name&edit=summary"])
    expect((await open(`/de?${query}`, `token=${token}`)).data.prerendered).toBeNull();
});

test("serves no prerendered page when the query changes its text", async () => {
  expect((await open("/de/link-expired")).data.prerendered).toBe("link-expired.de.de.new");
  expect((await open("/de/link-expired?from=landlord")).data.prerendered).toBeNull();
});

test("leaves an unknown token to the browser, which deletes it", async () => {
  const { data, statusCode } = await open("/de", `token=${"0".repeat(32)}; other=1`);
  expect([statusCode, data.record, data.allowed]).toEqual([200, null, false]);
});

test.each(["nonsense", ""])("ignores the malformed token %j", async (token) => {
  const { statusCode, headers } = await open("/de", `token=${token}`);
  expect([statusCode, headers["location"]]).toEqual([302, "/de/welcome"]);
});

test("runs the guards with the record, so that the browser need not run them again", async () => {
  const token = await begin();
  expect((await open("/de", `token=${token}`)).data.allowed).toBe(true);
  const { statusCode, headers } = await open("/de/summary", `token=${token}`);
  expect([statusCode, headers["location"]]).toEqual([302, "/de"]);
  expect(headers["cache-control"]).toBe("no-store");
});

test("leads a mailed link to the page that asks before it opens anything", async () => {
  const query = `?token=${"1".repeat(32)}`;
  const { statusCode, headers } = await open(`/de${query}`);
  expect([statusCode, headers["location"]]).toEqual([302, `/de/open${query}`]);
});

test("sends the prerendered landlord's page and includes what it shows, which is not cached", async () => {
  await makeSigned(server);
  const token = await readLandlordToken(server);
  const { body, data, headers } = await open(`/de/landlord/${token}`);
  expect(data.prerendered).toBe("landlord.de.de.new");
  expect(body).toContain(`rel="${token}"`);
  const { body: view } = await server.call(getLandlordView, { params: { token } });
  expect(data.firstAnswer).toEqual({ call: "get-landlord-view", answer: view });
  expect(headers["cache-control"]).toBe("no-store");
});

test.each(["0".repeat(64), "%00", "a".repeat(300)])(
  "includes nothing for the unknown landlord's link %s",
  async (token) => {
    const { data, statusCode } = await open(`/de/landlord/${token}`);
    expect([statusCode, data.firstAnswer]).toEqual([200, null]);
  },
);

test("includes no record in a public page, even with a valid token", async () => {
  const token = await begin();
  expect((await open("/de/welcome", `token=${token}`)).data.record).toBeNull();
});

test("serves no prerendered page with other limits or another design system", async () => {
  const { products } = server.deps.config;
  await withConfig({ products: { ...products, de: { ...products.de, lowerLimitDeposit: 600 } } }, async (other) =>
    expect((await open("/de/welcome", "", other)).data.prerendered).toBeNull(),
  );
  const designSystemUrl = "https://brand.example/assets/remoteEntry.js";
  await withConfig({ designSystemUrl }, async (other) => {
    const { data, body } = await open("/de/welcome", "", other);
    expect(data.prerendered).toBeNull();
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="${designSystemUrl}">`);
    expect(body).not.toContain("/assets/core-1.js");
  });
});

test("serves pages without the record when the database is down", async () => {
  const token = await begin();
  await withConfig({}, async (other) => {
    other.deps.sql.query = () => Promise.reject(new Error("down"));
    const { statusCode, data } = await open("/de", `token=${token}`, other);
    expect([statusCode, data.record, data.prerendered, data.allowed]).toEqual([200, null, null, false]);
  });
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("compresses a page for Accept-Encoding: %s", async (accepted, encoding, unpack) => {
  const response = await server.app.inject({ url: "/de/welcome", headers: { "accept-encoding": accepted } });
  expect(response.headers).toMatchObject({ "content-encoding": encoding });
  expect(response.headers["vary"]).toContain("Accept-Encoding");
  expect(unpack(response.rawPayload).toString()).toContain("Hello – Kautia");
});

test.each(["policies", "policies/payments", "policies/consents", "staff/policies/1", "partner/claims"])(
  "no cache keeps /de/%s, so that the back button shows nothing after the logout",
  async (path) => {
    expect((await open(`/de/${path}`)).headers["cache-control"]).toBe("no-store");
  },
);
