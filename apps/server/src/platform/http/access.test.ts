import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  accessRules,
  type Call,
  calls,
  exportList,
  exportLists,
  mayCall,
  screenIds,
  screenPath,
  screens,
  type StaffRole,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Callers, makeCallers } from "#testing/people/callers.ts";
import { listRoutes, type ServedRoute } from "#testing/server/list-routes.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readPersonalRows } from "#testing/database/read-personal-rows.ts";
import { sendCall } from "#testing/server/send-call.ts";
import { apiBase } from "./api-base.ts";

const testTimeout = 180_000;
let server: TestServer;
let routes: ServedRoute[];
let callers: Callers;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-access-"));
  mkdirSync(join(webDir, "pages"));
  writeFileSync(join(webDir, "pages", "empty.html"), "<!doctype html><title></title><!--data-->");
  routes = await listRoutes(async () => {
    server = await makeTestServer({ config: { webDir, dataDir: webDir } });
  });
  callers = await makeCallers(server);
}, testTimeout);
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

type CallerName = keyof Callers["others"];
/** The handler is an underwriter to whom Ada's case and claim are assigned. */
const roles: Record<keyof Callers["asStaff"], StaffRole> = {
  "an underwriter": "underwriter",
  "the handler": "underwriter",
  "an administrator": "administrator",
};
const staffNames = ["an underwriter", "the handler", "an administrator"] as const;
const isStaff = (caller: CallerName): caller is keyof typeof roles => Object.hasOwn(roles, caller);
const callerNames: CallerName[] = [
  "nobody",
  "another tenant",
  "the landlord",
  "another partner",
  "another partner's person",
  ...staffNames,
];
const isIntended = (caller: CallerName, call: Call) =>
  isStaff(caller) ? mayCall(roles[caller], call) : caller === "the landlord" && call.access === "landlord";
/** The kinds of access for which a caller has a valid secret, though not for Ada's data. */
const ownAccess: Partial<Record<CallerName, Call["access"][]>> = {
  "another tenant": ["tenant", "session"],
  "another partner": ["partner"],
  "another partner's person": ["partner", "partner-person"],
};
const addressesAdasData = ({ path }: Call) =>
  /:(?:refId|id|claimId|personId)\b/.test(path) && path !== "/partner/properties/:id";
const refusalWithoutAccess: Record<Exclude<Call["access"], "public">, RegExp> = {
  tenant: /^404 TOKEN_UNKNOWN$/,
  session: /^401 LOGIN_REQUIRED$/,
  landlord: /^(404 TOKEN_UNKNOWN|410 INVITATION_EXPIRED)$/,
  partner: /^401 PARTNER_KEY_INVALID$/,
  "partner-person": /^401 LOGIN_REQUIRED$/,
  staff: /^401 LOGIN_REQUIRED$/,
  administrator: /^401 LOGIN_REQUIRED$/,
};
/** Expected refusal when the resource belongs to somebody else. */
const refusalOfForeignData = /^404 (?:(?:POLICY|INVITATION|TOKEN)_UNKNOWN|NOT_FOUND)$/;

/** Calls that end the session or account, which the other calls still need. */
const isLast = ({ method, path }: Call) => method === "DELETE" && (path.endsWith("/session") || path === "/account");
const inOrder = calls.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

async function readAdasData(): Promise<string[]> {
  const account = await server.deps.db
    .selectFrom("account")
    .select(["id", "email"])
    .where("email", "like", "geheim-ada%")
    .executeTakeFirstOrThrow();
  return readPersonalRows(server.deps, account);
}

function formatTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  const line = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

const intro = (title: string) => `# ${title}\n\nWritten by access.test.ts; update it with \`npx vitest -u\`.\n\n`;

describe("a call", () => {
  const outcomes = new Map<string, Map<string, string>>();
  const record = (call: Call, caller: string, outcome: string) =>
    outcomes.set(nameOf(call), (outcomes.get(nameOf(call)) ?? new Map<string, string>()).set(caller, outcome));

  test.each(callerNames)("neither changes nor reveals Ada's data for %s", { timeout: testTimeout }, async (caller) => {
    const before = await readAdasData();
    for (const call of inOrder.filter((item) => !isIntended(caller, item))) {
      const { outcome, body } = await sendCall(server, callers.ada, call, callers.others[caller]);
      record(call, caller, outcome);
      for (const secret of callers.ada.secrets) expect(body, nameOf(call)).not.toContain(secret);
    }
    expect(await readAdasData()).toEqual(before);
  });

  test("refuses everybody but its intended callers", () => {
    const open: string[] = [];
    for (const call of calls)
      for (const caller of callerNames) {
        const outcome = outcomes.get(nameOf(call))?.get(caller) ?? "";
        if (call.access === "public" || isIntended(caller, call)) continue;
        if (accessRules[call.access].caller === "staff" && isStaff(caller)) {
          if (outcome !== "403 STAFF_ROLE_REQUIRED") open.push(`${nameOf(call)} returned ${outcome} to ${caller}`);
          continue;
        }
        // Allowed for their own data, so a request for Ada's must be refused.
        const forOwnData =
          (ownAccess[caller] ?? []).includes(call.access) &&
          (!addressesAdasData(call) || refusalOfForeignData.test(outcome));
        if (forOwnData) continue;
        if (!refusalWithoutAccess[call.access].test(outcome))
          open.push(`${nameOf(call)} returned ${outcome} to ${caller}`);
      }
    expect(open).toEqual([]);
  });

  test("accepts its intended callers with a valid body", { timeout: testTimeout }, async () => {
    const refused: string[] = [];
    for (const call of inOrder) {
      if (call.access === "public") continue;
      const staff = staffNames.filter((name) => isIntended(name, call));
      const senders = staff.length > 0 ? staff.map((name) => callers.asStaff[name]) : [callers.own[call.access]];
      for (const [index, sender] of senders.entries()) {
        const { outcome } = await sendCall(server, callers.ada, call, sender);
        const name = staff[index] ?? (call.access === "landlord" ? "the landlord" : "intended caller");
        record(call, name, outcome);
        if (index === 0) record(call, "intended caller", outcome);
        if (/^(?:400|401|403|5)|(?:TOKEN|POLICY|CLAIM|INVITATION)_UNKNOWN/.test(outcome))
          refused.push(`${nameOf(call)} to ${name}: ${outcome}`);
      }
    }
    expect(refused).toEqual([]);
  });

  test("answers each caller as the table says", async () => {
    const columns = [...callerNames, "intended caller"];
    const rows = calls.map((call) => [
      nameOf(call),
      call.access,
      ...columns.map((caller) => outcomes.get(nameOf(call))?.get(caller) ?? "everybody"),
    ]);
    const downloads = await Promise.all(exportLists.map(async (list) => [list, ...(await download(list))]));
    const text = [
      `${intro("What each call returns to whom")}${formatTable([["call", "access", ...columns], ...rows])}`,
      "## Lists that the desk downloads",
      `${formatTable([["list", ...staffNames], ...downloads])}\n`,
    ].join("\n\n");
    await expect(text).toMatchFileSnapshot("who-may-call.md");
  });

  function download(list: string): Promise<string[]> {
    const url = `${apiBase}${exportList.path.replace(":list", list)}`;
    return Promise.all(
      staffNames.map(async (name) => {
        const { statusCode } = await server.app.inject({ url, headers: callers.asStaff[name].headers });
        return String(statusCode);
      }),
    );
  }

  test("is served for every call of the contract, and there are no other routes than the listed ones", () => {
    const named = new Set(calls.map((call) => `${call.method} ${apiBase}${call.path}`));
    const rest = routes.map(({ method, url }) => `${method} ${url}`).filter((name) => !named.has(name));
    const unknown = /^[A-Z]+ \/api(?:\/\*)?$/;
    expect(rest.filter((name) => !unknown.test(name)).toSorted()).toEqual([
      "GET /*",
      "GET /api/docs",
      "GET /api/docs.json",
      "GET /api/docs/all",
      "GET /api/docs/all.json",
      "GET /api/docs/redoc.js",
      `GET ${apiBase}/openapi.json`,
      `GET ${apiBase}/staff/files/:key`,
      "GET /dev/charges",
      "GET /dev/mail",
      "GET /dev/mail.json",
      "GET /healthz",
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
    ["another tenant", { cookie: `token=${callers.others["another tenant"].token}` }],
    ["the landlord", { cookie: `token=${callers.others["the landlord"].token}` }],
    ["another partner", callers.others["another partner"].headers],
    ["the desk", callers.others["an administrator"].headers],
    ["a tenant with a session", callers.own.session.headers],
    ["Ada", { cookie: `token=${callers.ada.token}` }],
  ];

  test("is served as the table says, and Ada's record only to Ada", { timeout: testTimeout }, async () => {
    const rows: string[][] = [];
    for (const screen of screenIds) {
      const row: string[] = [screen];
      for (const [visitor, headers] of visitors()) {
        const params = {
          code: "0".repeat(16),
          id: "0".repeat(32),
          refId: callers.ada.applicationRefId,
          contractNumber: "DE-7K4M-Q2XD-6",
          area: "policies",
        };
        const tokens = { cardToken: "0".repeat(32), landlordToken: "0".repeat(32), inviteToken: "0".repeat(32) };
        const url = screenPath("de", screen, {
          ...params,
          ...tokens,
          stopToken: "0".repeat(32),
          amendmentToken: "0".repeat(32),
          coTenantToken: "0".repeat(32),
        });
        const { statusCode, headers: answered, body } = await server.app.inject({ url, headers });
        const hasRecord = /"refId":"[0-9a-f]{24}"/.test(body);
        if (visitor !== "Ada")
          for (const secret of callers.ada.secrets) expect(body, `${screen} for ${visitor}`).not.toContain(secret);
        if (visitor === "nobody") expect(statusCode, screen).toBe(screens[screen].exempt ? 200 : 302);
        row.push(statusCode === 302 ? `to ${answered.location}` : `${statusCode}${hasRecord ? ", own record" : ""}`);
      }
      rows.push(row);
    }
    const head = ["page", ...visitors().map(([visitor]) => visitor)];
    const text = `${intro("What the server sends to whom for each page")}${formatTable([head, ...rows])}\n`;
    await expect(text).toMatchFileSnapshot("who-may-see.md");
  });
});
