import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, calls, screenIds, screenPath, workTasks } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDemoPartner } from "../../partners/demo-partner.ts";
import { type Callers, makeCallers } from "#testing/people/callers.ts";
import { makeMailedLinks } from "#testing/people/mailed-links.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { recordWrites } from "#testing/database/record-writes.ts";
import { sendCall } from "#testing/server/send-call.ts";
import { makeReadyToSign } from "#testing/policies/sign-policy.ts";
import { apiBase } from "./api-base.ts";

const testTimeout = 180_000;
let server: TestServer;
let callers: Callers;
let webDir: string;
/** One link of each kind, by its form. */
let links: ReadonlyMap<string, URL>;
/** A tenant's token for an application that may be signed. */
let readyToken: string;
/** The tables written to since the last call. */
let readWrites: () => Promise<string[]>;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kautia-reading-"));
  mkdirSync(join(webDir, "pages"));
  writeFileSync(join(webDir, "pages", "empty.html"), "<!doctype html><title></title><!--data-->");
  server = await makeTestServer({ config: { webDir, dataDir: webDir } });
  callers = await makeCallers(server);
  await makeDemoPartner(server.deps);
  const secret = /[0-9a-f]{32}|(?<=pd=)[\w.-]+/g;
  const mailed = await makeMailedLinks(server, callers);
  links = new Map(mailed.map((link) => [(link.pathname + link.search).replaceAll(secret, "…"), link]));
  readyToken = await makeReadyToSign(server);
  await addRepairedWork();
  readWrites = await recordWrites(server.deps);
}, testTimeout);
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

/** Failures of each kind of work whose rows somebody has repaired, which a list leaves out and a worker deletes. */
async function addRepairedWork() {
  const { db, clock } = server.deps;
  const failure = { key: "repaired", tries: 5, error: "Error: broken", failed_at: clock.now(), retry_at: null };
  await db
    .insertInto("failed_work")
    .values(workTasks.map((task) => ({ ...failure, task })))
    .execute();
}

/** The only other GETs that write, and the tables. None of them answers HEAD, except those that only count for a limit. */
const exceptions: Record<string, readonly string[]> = {
  // Calls of the specification: the check runs once, and the provider opens its form.
  "get-risk": ["application", "application_history", "decision"],
  "get-payment-secret": ["card_setup", "sandbox_setup"],
  // The same form for another card. The card page asks for it only once a button is pressed.
  "get-card-secret": ["card_setup", "sandbox_setup"],
  // Evidence that a document was given before signing, and of what was read at the desk.
  "get-contract-document": ["given_document", "policy_document"],
  "get-staff-policy-document": ["staff_act"],
  "export-list": ["staff_act", "usage_count"],
  "export-partner-list": ["usage_count"],
  // Limits on guessing.
  "get-certificate": ["usage_count"],
  "get-double-policy": ["home_question"],
  // What the provider says about a past charge is asked once and kept.
  "list-payments": ["charge_attempt"],
};
const allowedFor = ({ name }: Call) => exceptions[name] ?? [];
/** They count for a limit, which a HEAD may do too. */
const limitTables = new Set(["usage_count", "home_question"]);

const reads = calls.filter(({ method }) => method === "GET");

/** Asks by HEAD and GET. Returns the unexpected writes and cookies. */
async function findEffects(url: string, headers: Record<string, string>, allowed: readonly string[] = []) {
  const effects: string[] = [];
  for (const method of ["HEAD", "GET"] as const) {
    const { headers: answered } = await server.app.inject({ method, url, headers });
    const written = (await readWrites()).filter((table) => !allowed.includes(table));
    if (written.length > 0) effects.push(`${method} ${url} wrote to ${written.join()}`);
    if (answered["set-cookie"] !== undefined) effects.push(`${method} ${url} set a cookie`);
  }
  return effects;
}

test("notices every write, even one that is undone", async () => {
  await readWrites();
  const { db, clock } = server.deps;
  await db
    .insertInto("reminder_stop")
    .values({ email_hash: Buffer.from("x"), at: clock.now() })
    .execute();
  await db.deleteFrom("reminder_stop").where("email_hash", "=", Buffer.from("x")).execute();
  expect(await readWrites()).toEqual(["reminder_stop"]);
});

test("the page of every kind of mailed link can be fetched without any effect", { timeout: testTimeout }, async () => {
  expect([...links.keys()].filter((kind) => kind.includes("…")).toSorted()).toEqual([
    "/api/v1/reminders/…/stop",
    "/de/amendment/…",
    "/de/card/…",
    "/de/co-tenant/…",
    "/de/landlord/invite/…",
    "/de/landlord/…",
    "/de/landlord/…/account",
    "/de/landlord/…/account?change=…",
    "/de/landlord/…/changes",
    "/de/landlord/…/claims",
    "/de/login?token=…",
    "/de/new-password?token=…",
    "/de/no-reminders/…",
    "/de/partner/login?token=…",
    "/de/policies/delete?token=…",
    "/de/rate/…",
    "/de/staff/invited?token=…",
    "/de?invitation-token=…",
    "/de?pd=…",
    "/de?token=…",
  ]);
  const effects: string[] = [];
  for (const { pathname, search } of links.values()) {
    effects.push(...(await findEffects(pathname + search, {})));
    effects.push(...(await findEffects(pathname + search, { cookie: `token=${callers.ada.token}` })));
  }
  expect(effects).toEqual([]);
});

test("GET calls with the secret of a mailed link have no effect", { timeout: testTimeout }, async () => {
  const secrets = [...links.values()].flatMap(({ href }) => /(?<=pd=)[\w.-]+|[0-9a-f]{32}/.exec(href) ?? []);
  const effects: string[] = [];
  for (const call of reads.filter(({ access }) => access === "public" || access === "tenant" || access === "landlord"))
    for (const secret of secrets) {
      const path = call.path.replace(/:(?:token|id)\b/, secret).replace(":kind", "contract");
      const query = call.query ? `?token=${secret}&insuranceHash=${secret}&successful=true` : "";
      if (path + query !== call.path)
        effects.push(...(await findEffects(apiBase + path + query, {}, allowedFor(call))));
    }
  expect(effects).toEqual([]);
});

test("no GET call writes, except those listed", { timeout: testTimeout }, async () => {
  // So that uses of tokens and logins are recorded again.
  server.clock.advance(2 * 3_600_000);
  const wrote: string[] = [];
  for (const call of reads) {
    const caller = call.access === "public" ? callers.others.nobody : callers.own[call.access];
    for (const token of call.access === "tenant" ? [caller.token, readyToken] : [caller.token]) {
      const { outcome } = await sendCall(server, callers.ada, call, { ...caller, token });
      const tables = (await readWrites()).filter((table) => !allowedFor(call).includes(table));
      if (tables.length > 0) wrote.push(`${call.name} (${outcome}) wrote to ${tables.join()}`);
    }
  }
  expect(wrote).toEqual([]);
});

test("no GET call that writes answers HEAD, except those that only count for a limit", () => {
  const writing = reads.filter((call) => allowedFor(call).some((table) => !limitTables.has(table)));
  const answering = writing.filter(({ path }) => server.app.hasRoute({ method: "HEAD", url: apiBase + path }));
  expect(answering.map(({ name }) => name)).toEqual([]);
});

test("no page writes, whoever asks for it", { timeout: testTimeout }, async () => {
  const { ada, own } = callers;
  const ids = {
    code: "0".repeat(16),
    id: "0".repeat(32),
    refId: ada.applicationRefId,
    contractNumber: "DE-7K4M-Q2XD-6",
    area: "policies",
  };
  const tokens = { cardToken: "0", landlordToken: own.landlord.token, inviteToken: "0", stopToken: "0" };
  const sessions = [own.session, own.staff, own["partner-person"]].map(({ headers }) => headers);
  const cookies = [ada.token, readyToken].map((token) => ({ cookie: `token=${token}` }));
  const effects: string[] = [];
  for (const screen of screenIds)
    for (const headers of [{}, ...sessions, ...cookies])
      effects.push(...(await findEffects(screenPath("de", screen, { ...ids, ...tokens }), headers)));
  expect(effects).toEqual([]);
});
