import { type Call, calls, perCountry } from "@kautia/contract";
import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(["/api/v1/openapi.json", "/api/docs/all.json"])(
  "other requests have their turn while %s is made for the first one",
  async (url) => {
    const answers: number[] = [];
    let turns = 0;
    const making = get(url).then(({ statusCode }) => answers.push(statusCode));
    for (; answers.length === 0; turns += 1) await nextTurn();
    await making;
    expect(answers).toEqual([200]);
    expect(turns).toBeGreaterThan(calls.length);
  },
);

test.each(["/api/docs", "/api/docs/all"])(
  "%s loads only our files, and its policy admits its own style, empty style elements and data fonts besides",
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<html lang="en">');
    expect([...body.matchAll(/<script\b[^>]*>([^<]*)/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" src="/api/docs/redoc.js">',
    ]);
    expect(body).toContain('disable-telemetry="true"');
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    const changed = { "style-src": `'self' ${hash(style)} ${hash("")}`, "font-src": "'self' data:" };
    expect(policyOf(headers)).toEqual({ ...policyOf((await get("/api/v1/openapi.json")).headers), ...changed });
  },
);

/** The directives of the Content-Security-Policy, by name. */
function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(directives.map((text) => [text.split(" ")[0] ?? "", text.split(" ").slice(1).join(" ")]));
}

test("Redoc is sent compressed, asks no other host for its logo and writes no style attributes", async () => {
  const { headers, rawPayload } = await get("/api/docs/redoc.js", { "accept-encoding": "br" });
  expect(headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "content-encoding": "br" });
  expect(rawPayload.length).toBeLessThan(700_000);
  const { body } = await get("/api/docs/redoc.js");
  expect(body).not.toContain("cdn.redoc.ly");
  expect(body).not.toContain(' style="');
});

interface Operation {
  "x-codeSamples": { source: string }[];
}

async function readOperations(url: string): Promise<Map<string, string>> {
  const { paths } = (await get(url)).json<{ paths: Record<string, Record<string, Operation>> }>();
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, string] => [
        `${method} ${path}`,
        operation["x-codeSamples"].map(({ source }) => source).join("\n"),
      ]),
    ),
  );
}
const nameOf = ({ method, path }: Call) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`;

test("the partners' page has each of their calls and no others, the other page has all calls", async () => {
  const partners = calls.filter(({ access }) => access === "partner").map(nameOf);
  expect([...(await readOperations("/api/docs.json")).keys()].toSorted()).toEqual(partners.toSorted());
  expect([...(await readOperations("/api/docs/all.json")).keys()].toSorted()).toEqual(calls.map(nameOf).toSorted());
});

test("curl fills in the path, escapes quotes, sends files as a form, and saves files", async () => {
  const partners = await readOperations("/api/docs.json");
  const { publicUrl } = server.deps.config;
  const [start] = (partners.get("post /partner/invitations") ?? "").split(" \\\n  -d ");
  expect(start).toBe(
    [
      `curl ${publicUrl}/api/v1/partner/invitations`,
      '-H "Authorization: Bearer $KEY"',
      '-H "Content-Type: application/json"',
    ].join(" \\\n  "),
  );
  expect(partners.get("delete /partner/invitations/{id}")).toMatch(
    /^curl \S+\/partner\/invitations\/[0-9a-f]{32} \\\n {2}-X DELETE/,
  );
  expect(partners.get("post /partner/guarantees/{refId}/claims/{claimId}/files")).toContain("-F file=@");
  expect(partners.get("get /partner/guarantees/{refId}/certificate")).toContain("-OJ");
  expect((await readOperations("/api/docs/all.json")).get("get /staff/policies")).toContain("-b cookies.txt");
});

test("the introduction has the rules for all calls and the claims of signed links", async () => {
  const { info } = (await get("/api/docs.json")).json<{ info: { title: string; description: string } }>();
  expect(info.title).toBe("Partner API");
  expect(info.description).toContain("PARTNER_KEY_INVALID");
  expect(info.description).toContain("| `iss` | yes | The partner's id. |");
  expect(info.description).toMatch(/\| `iat` \| no \| /);
  expect(info.description).not.toContain("undefined");
});

test("shows the calls of the sandbox's card form only if the sandbox replaces the provider, as in the document", async () => {
  const form = "/sandbox-payment/confirm";
  expect((await get("/api/docs/all.json")).body).toContain(form);
  const account = { secretKey: "secret", publicKey: "public", webhookSecret: "webhook" };
  const payment = { provider: "stripe", accounts: perCountry(() => account), apiBase: null } as const;
  const live = await makeTestServer({ config: { payment } });
  try {
    for (const url of ["/api/docs/all.json", "/api/v1/openapi.json"])
      expect((await live.app.inject({ url })).body).not.toContain(form);
  } finally {
    await live.close();
  }
});
