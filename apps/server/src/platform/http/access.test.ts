import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, calls, screenIds, screenPath, screens } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectOwnData } from "../../account/own-data/collect.ts";
import { type Cast, type Caller, makeCast } from "../../testing/callers.ts";
import { listRoutes, type ServedRoute } from "../../testing/list-routes.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { sampleBody } from "../../testing/sample-bodies.ts";
import { frame, multipartType, pdf } from "../../testing/uploads.ts";
import { apiBase } from "./route.ts";

/** A hundred calls, one after the other, on a machine that is busy otherwise. */
const patience = 180_000;
let server: TestServer;
let routes: ServedRoute[];
let cast: Cast;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-who-"));
  writeFileSync(join(webDir, "index.html"), "<!doctype html><title></title><!--data-->");
  routes = await listRoutes(async () => {
    server = await makeTestServer({ config: { webDir, dataDir: webDir } });
  });
  cast = await makeCast(server);
}, patience);
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

type Who = keyof Cast["others"];
const everybody: Who[] = ["nobody", "another tenant", "the landlord", "another partner", "the desk"];
/** Whose own calls those of that access are. */
const isFor: Partial<Record<Who, Call["access"]>> = { "the landlord": "landlord", "the desk": "staff" };
/** Who is of the kind that a call is for, and not the one. */
const kinds: Partial<Record<Who, Call["access"][]>> = {
  "another tenant": ["tenant", "session"],
  "another partner": ["partner"],
};
/** The id of a partner's home is that partner's own. */
const namesAdas = ({ path }: Call) => /:(?:refId|id|claimId)\b/.test(path) && path !== "/partner/properties/:id";
/** What closes a call of that access to whom it is not for. */
const closed: Record<Exclude<Call["access"], "public">, RegExp> = {
  tenant: /^404 TOKEN_UNKNOWN$/,
  session: /^401 LOGIN_REQUIRED$/,
  landlord: /^(404 TOKEN_UNKNOWN|410 INVITATION_EXPIRED)$/,
  partner: /^401 PARTNER_KEY_INVALID$/,
  staff: /^401 LOGIN_REQUIRED$/,
};
/** What is told to one of the right kind who names what is another's. */
const anothers = /^404 (?:(?:POLICY|INVITATION|TOKEN)_UNKNOWN|NOT_FOUND)$/;

/** Ends what the others need. */
const isLast = ({ method, path }: Call) => method === "DELETE" && (path.endsWith("/session") || path === "/account");
const inOrder = calls.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

function pathFor(call: Call, { token }: Caller): string {
  const { ada } = cast;
  const ids: Record<string, string> = {
    "/partner/properties": "flat-1",
    "/partner/invitations": ada.invitationId,
    "/onboarding/tenant/private-documents": ada.documentId,
    "/staff/documents": ada.documentId,
    "/staff/mails": ada.mailId,
    "/account/sessions": ada.sessionId,
    "/account/passkeys": ada.passkeyId,
  };
  const id = Object.entries(ids).find(([start]) => call.path.startsWith(start))?.[1];
  const values: Record<string, string> = {
    refId: /^\/(?:policies|partner)\//.test(call.path) ? ada.policyRefId : ada.applicationRefId,
    claimId: ada.claimId,
    kind: call.path.startsWith("/legal") ? "terms-of-use" : "contract",
    id: id ?? token,
  };
  return call.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? token);
}

async function ask(call: Call, caller: Caller): Promise<{ said: string; body: string }> {
  const isUpload = call.upload !== undefined;
  const parts = frame({ token: caller.token });
  const json = call.body && JSON.stringify(sampleBody(call, caller));
  const payload = isUpload ? Buffer.concat([parts.before, pdf(), parts.after]) : json;
  const type = isUpload ? multipartType : "application/json";
  const { statusCode, body } = await server.app.inject({
    method: call.method,
    url: `${apiBase}${pathFor(call, caller)}`,
    query: call.query && call.method === "GET" ? { token: caller.token } : {},
    headers: { "accept-language": "de", ...caller.headers, ...(payload && { "content-type": type }) },
    payload,
    remoteAddress: caller.ip,
  });
  const code = /^\{.*"errorCode":"(\w+)"/.exec(body)?.[1];
  return { said: [statusCode, code].filter(Boolean).join(" "), body };
}

async function readAdas(): Promise<object> {
  const { db, clock } = server.deps;
  const account = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("email", "like", "geheim-ada%")
    .executeTakeFirstOrThrow();
  return collectOwnData({ db, clock }, account);
}

/** A Markdown table with even columns, as the formatter wants it. */
function draw(rows: string[][]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

const intro = (of: string) => `# ${of}\n\nMade by who-may-what.test.ts; \`npx vitest -u\` writes it anew.\n\n`;

describe("a call", () => {
  /** By call and caller. */
  const said = new Map<string, Map<string, string>>();
  const note = (call: Call, who: string, answer: string) =>
    said.set(nameOf(call), (said.get(nameOf(call)) ?? new Map<string, string>()).set(who, answer));

  test.each(everybody)(
    "changes nothing of Ada's for %s, and tells nothing of it",
    { timeout: patience },
    async (who) => {
      const before = await readAdas();
      for (const call of inOrder.filter(({ access }) => access !== isFor[who])) {
        const { said: answer, body } = await ask(call, cast.others[who]);
        note(call, who, answer);
        for (const secret of cast.ada.secrets) expect(body, nameOf(call)).not.toContain(secret);
      }
      expect(await readAdas()).toEqual(before);
    },
  );

  test("is closed to everybody but whom it is for", () => {
    const open: string[] = [];
    for (const call of calls)
      for (const who of everybody) {
        const answer = said.get(nameOf(call))?.get(who) ?? "";
        if (call.access === "public" || call.access === isFor[who]) continue;
        // Whom it is for in their own name; what is another's they can only ask for in vain.
        const inOwnName = (kinds[who] ?? []).includes(call.access) && (!namesAdas(call) || anothers.test(answer));
        if (inOwnName) continue;
        if (!closed[call.access].test(answer)) open.push(`${nameOf(call)} said ${answer} to ${who}`);
      }
    expect(open).toEqual([]);
  });

  test("is open to whom it is for, each with a body that it takes", { timeout: patience }, async () => {
    const shut: string[] = [];
    for (const call of inOrder) {
      if (call.access === "public") continue;
      const { said: answer } = await ask(call, cast.own[call.access]);
      note(call, "whom it is for", answer);
      if (call.access === "landlord") note(call, "the landlord", answer);
      if (call.access === "staff") note(call, "the desk", answer);
      if (/^(?:400|401|403|5)|(?:TOKEN|POLICY|CLAIM|INVITATION)_UNKNOWN/.test(answer))
        shut.push(`${nameOf(call)}: ${answer}`);
    }
    expect(shut).toEqual([]);
  });

  test("says to each what the table says", async () => {
    const columns = [...everybody, "whom it is for"];
    const rows = calls.map((call) => [
      nameOf(call),
      call.access,
      ...columns.map((who) => said.get(nameOf(call))?.get(who) ?? "as anybody"),
    ]);
    const text = `${intro("What each call says to whom")}${draw([["call", "for", ...columns], ...rows])}\n`;
    await expect(text).toMatchFileSnapshot("who-may-call.md");
  });

  test("is what is served, and nothing else is but these", () => {
    const named = new Set(calls.map((call) => `${call.method} ${apiBase}${call.path}`));
    const rest = routes.map(({ method, url }) => `${method} ${url}`).filter((name) => !named.has(name));
    expect(rest.toSorted()).toEqual([
      "GET /*",
      `GET ${apiBase}/openapi.json`,
      `GET ${apiBase}/staff/files/:key`,
      "GET /dev/charges",
      "GET /dev/mail",
      "GET /dev/mail.json",
      "GET /healthz",
      "GET /metrics",
      "GET /readyz",
      "POST /dev/clock",
    ]);
    const served = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    expect([...named].filter((name) => !served.has(name))).toEqual([]);
  });
});

describe("a page", () => {
  const visitors = (): [string, Record<string, string>][] => [
    ["nobody", {}],
    ["another tenant", { cookie: `token=${cast.others["another tenant"].token}` }],
    ["the landlord", { cookie: `token=${cast.others["the landlord"].token}` }],
    ["another partner", cast.others["another partner"].headers],
    ["the desk", cast.others["the desk"].headers],
    ["a tenant with a session", cast.own.session.headers],
    ["Ada", { cookie: `token=${cast.ada.token}` }],
  ];

  test("shows to each what the table says, and Ada's record to Ada alone", { timeout: patience }, async () => {
    const rows: string[][] = [];
    for (const screen of screenIds) {
      const row: string[] = [screen];
      for (const [who, headers] of visitors()) {
        const params = { code: "0".repeat(16), id: "0".repeat(32), refId: cast.ada.applicationRefId, area: "policies" };
        const secret = { cardToken: "0".repeat(32), landlordToken: "0".repeat(32), inviteToken: "0".repeat(32) };
        const url = screenPath("de", screen, { ...params, ...secret, stopToken: "0".repeat(32) });
        const { statusCode, headers: answered, body } = await server.app.inject({ url, headers });
        const hasRecord = /"refId":"[0-9a-f]{24}"/.test(body);
        if (who !== "Ada")
          for (const told of cast.ada.secrets) expect(body, `${screen} for ${who}`).not.toContain(told);
        if (who === "nobody") expect(statusCode, screen).toBe(screens[screen].exempt ? 200 : 302);
        row.push(statusCode === 302 ? `to ${answered.location}` : `${statusCode}${hasRecord ? ", own record" : ""}`);
      }
      rows.push(row);
    }
    const head = ["page", ...visitors().map(([who]) => who)];
    const text = `${intro("What the server sends for each page to whom")}${draw([head, ...rows])}\n`;
    await expect(text).toMatchFileSnapshot("who-may-see.md");
  });
});
