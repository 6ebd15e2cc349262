import {
  buildUrl,
  consentTextVersion,
  decideConsent,
  initTenant,
  inviteTenant,
  listConsents,
  saveName,
  saveRentTime,
} from "@kautia/contract";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { lindenweg, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { later } from "../rules/durations.ts";
import { answerOnce, hashRequestKey } from "./idempotency.ts";
import type { Statement } from "../database/connection.ts";
import { DatabaseUnavailableError } from "../database/unavailable.ts";
import type { WireAnswer } from "./refusal.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const createApplication = (key: string, body: object = {}) =>
  server.call(saveName, { body: { ...tenantName, ...body } }, { "idempotency-key": key });
const count = async () => {
  const { rows } = await server.deps.db
    .selectFrom("application")
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .execute()
    .then((found) => ({ rows: found }));
  return rows[0]?.all;
};

test("creates one application for two requests with the same key and body", async () => {
  const before = Number(await count());
  const first = await createApplication("some-request-key-1");
  const second = await createApplication("some-request-key-1");
  expect(second.body).toEqual(first.body);
  expect(await count()).toBe(before + 1);
});

test("creates one application for ten concurrent requests with the same key", async () => {
  const before = Number(await count());
  const answers = await Promise.all(Array.from({ length: 10 }, () => createApplication("some-request-key-2")));
  expect(new Set(answers.map(({ body }) => body?.token)).size).toBe(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await count()).toBe(before + 1);
});

test("takes the same fields in another order for the same body", async () => {
  const first = await createApplication("some-request-key-0");
  const body = Object.fromEntries(Object.entries(tenantName).toReversed());
  const headers = { "idempotency-key": "some-request-key-0" };
  const second = await server.app.inject({ method: "POST", url: buildUrl(saveName, {}, {}), headers, payload: body });
  expect(second.json()).toEqual(first.body);
});

test("refuses the same key with another body, but accepts it for another call", async () => {
  await createApplication("some-request-key-3");
  const { problem } = await createApplication("some-request-key-3", { firstName: "Other" });
  expect(problem).toMatchObject({ status: 409, errorCode: "IDEMPOTENCY_KEY_REUSED" });
  expect((await server.call(initTenant, { query: {} }, { "idempotency-key": "some-request-key-3" })).status).toBe(200);
});

test("repeats a refusal for the same key", async () => {
  const first = await createApplication("some-request-key-4", { email: "nobody" });
  expect(first.problem?.errorCode).toBe("INVALID_EMAIL");
  expect(await createApplication("some-request-key-4", { email: "nobody" })).toMatchObject({ problem: first.problem });
});

test("stores neither the returned token nor the Idempotency-Key in clear text", async () => {
  const { body } = await createApplication("some-request-key-5");
  const rows = await server.deps.db.selectFrom("idempotency").selectAll().execute();
  const stored = rows.map((row) => `${row.answer?.toString("latin1")} ${row.key_hash.toString("latin1")}`).join();
  expect(stored).not.toContain(body?.token);
  expect(stored).not.toContain("some-request-key-5");
});

test("releases an Idempotency-Key claimed by a server that died", async () => {
  const token = await makeNamedApplication(server);
  const call = (key: string) => server.call(saveRentTime, { body: { token, rentTime: 3 } }, { "idempotency-key": key });
  await call("some-request-key-6");
  // As if the server had died after claiming the key and before storing the answer.
  await server.deps.db
    .updateTable("idempotency")
    .set({ status: null, answer: null, leased_until: new Date(0) })
    .execute();
  const answers = await Promise.all([call("some-request-key-6"), call("some-request-key-6")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test("keeps the claim of a request that takes long, also from a server whose clock is ahead", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const done = Promise.withResolvers<void>();
  let runs = 0;
  const run = async () => {
    runs++;
    await done.promise;
    return { status: 200, body: {} };
  };
  const requestKey = { scope: "some-call", key: "some-request-key-10" };
  const request = (deps: typeof server.deps) =>
    answerOnce(deps, requestKey, { body: {}, params: {}, query: {} }, { call: saveRentTime, run });
  const own = hashRequestKey(requestKey);
  const rows = server.deps.db.updateTable("idempotency").where("key_hash", "=", own);
  const first = request(server.deps);
  // The claim has run out, and has to be renewed.
  await expect
    .poll(() =>
      rows
        .set({ leased_until: new Date(0) })
        .returning("claim_id")
        .execute(),
    )
    .toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  const renewed = server.deps.db.selectFrom("idempotency").select("claim_id").where("key_hash", "=", own);
  await expect.poll(() => renewed.where("leased_until", ">", new Date()).execute()).toHaveLength(1);
  const asked = Promise.withResolvers<void>();
  const query = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    const found = await server.deps.sql.query<Row>(statement);
    asked.resolve();
    return found;
  };
  const clock = { now: () => later(server.clock.now(), 31_000) };
  const second = request({ ...server.deps, clock, sql: { ...server.deps.sql, query } });
  await asked.promise;
  done.resolve();
  expect([(await first).status, (await second).status, runs]).toEqual([200, 200, 1]);
  expect(vi.getTimerCount()).toBe(0);
  await server.deps.db.deleteFrom("idempotency").where("key_hash", "=", own).execute();
});

test("releases an Idempotency-Key at once if the database's answer to the claim was lost", async () => {
  let isLost = false;
  const query = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    const rows = await server.deps.sql.query<Row>(statement);
    if (isLost || statement.name !== "idempotency-claim") return rows;
    isLost = true;
    throw new Error("connection lost");
  };
  const deps = { ...server.deps, sql: { ...server.deps.sql, query } };
  const request = () =>
    answerOnce(
      deps,
      { scope: "some-call", key: "some-request-key-9" },
      { body: {}, params: {}, query: {} },
      { call: saveRentTime, run: async () => ({ status: 200, body: {} }) },
    );
  await expect(request()).rejects.toThrow("connection lost");
  expect((await request()).status).toBe(200);
});

test("stores nothing without an Idempotency-Key", async () => {
  const rows = async () => (await server.deps.db.selectFrom("idempotency").selectAll().execute()).length;
  const before = await rows();
  await makeNamedApplication(server);
  expect(await rows()).toBe(before);
});

test("forgets stored answers after a day", async () => {
  const first = await createApplication("some-request-key-7");
  server.clock.advance(25 * 3_600_000);
  await createApplication("some-request-key-8");
  const rows = await server.deps.db.selectFrom("idempotency").select("claimed_at").execute();
  expect(rows.map(({ claimed_at }) => claimed_at)).toEqual([server.clock.now()]);
  expect((await createApplication("some-request-key-7")).body?.token).not.toBe(first.body?.token);
});

test("refuses an Idempotency-Key over 255 characters", async () => {
  const { problem } = await createApplication("k".repeat(256));
  expect(problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
  expect(problem?.data.fields.map(({ path }) => path)).toEqual(["idempotency-key"]);
});

test("refuses a short Idempotency-Key without login, and accepts one from a logged-in partner", async () => {
  const before = await count();
  expect((await createApplication("k".repeat(15))).problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
  expect(await count()).toBe(before);
  expect((await createApplication("k".repeat(16))).ok).toBe(true);
  const partner = { ...(await makeTestPartner(server, "short")), "idempotency-key": "1" };
  expect((await server.call(inviteTenant, { body: offer }, partner)).status).toBe(201);
});

test("keeps the same key of two tenants and of a visitor apart", async () => {
  const body = { consent: "news", given: true, textVersion: consentTextVersion } as const;
  const decide = (headers: object) =>
    server.call(decideConsent, { body }, { "idempotency-key": "the-same-for-all", ...headers });
  const emails = ["eins@example.com", "zwei@example.com"];
  for (const [index, tenantEmail] of emails.entries()) {
    await makeSigned(server, { tenantEmail, address: { ...lindenweg, streetNumber: `${index + 1}` } });
    await setPassword(server, tenantEmail);
    const headers = await openSession(server, tenantEmail);
    const [first, again] = [await decide(headers), await decide(headers)];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const { body: own } = await server.call(listConsents, {}, headers);
    expect(own?.history.filter(({ consent }) => consent === "news")).toHaveLength(1);
  }
  expect((await decide({})).problem).toMatchObject({ status: 401, errorCode: "LOGIN_REQUIRED" });
  expect((await decide(await openSession(server, "eins@example.com"))).status).toBe(200);
});

/** Sends the same request again with each call. The first two statements that match `text` fail, as on a locked table. */
function makeRequestOnLockedTable(text: RegExp, run: () => Promise<WireAnswer>) {
  let failures = 0;
  const query = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    if (failures < 2 && text.test(statement.text)) {
      failures += 1;
      throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
    }
    return server.deps.sql.query<Row>(statement);
  };
  const deps = { ...server.deps, sql: { ...server.deps.sql, query } };
  const requestKey = { scope: "some-call", key: server.deps.random.uuid() };
  return () => answerOnce(deps, requestKey, { body: {}, params: {}, query: {} }, { call: saveRentTime, run });
}

test("answers although the answer cannot be stored at first, and a repeat gets the same answer soon after", async () => {
  let runs = 0;
  const request = makeRequestOnLockedTable(/^WITH forgotten/, async () => ({ status: 200, body: { run: ++runs } }));
  expect(await request()).toMatchObject({ status: 200, body: { run: 1 } });
  expect(await request()).toMatchObject({ status: 200, body: { run: 1 } });
});

test("a failed request can be repeated at once, although its key cannot be released at first", async () => {
  const outcomes = [
    () => Promise.reject(new DatabaseUnavailableError("gone")),
    async () => ({ status: 200, body: {} }),
  ];
  const request = makeRequestOnLockedTable(/^DELETE/, () => outcomes.shift()?.() ?? Promise.reject(new Error("again")));
  await expect(request()).rejects.toThrow("gone");
  expect(await request()).toMatchObject({ status: 200 });
});
