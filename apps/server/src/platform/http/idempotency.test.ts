import { consentTextVersion, decideConsent, initTenant, listConsents, saveName, saveRentTime } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, setPassword } from "../../testing/accounts.ts";
import { lindenweg, makeNamed, tenantName } from "../../testing/answers.ts";
import { answerOnce } from "./idempotency.ts";
import type { Statement } from "../database/connection.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { makeSigned } from "../../testing/sign-policy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const make = (key: string, body: object = {}) =>
  server.call(saveName, { body: { ...tenantName, ...body } }, { "idempotency-key": key });
const count = async () => {
  const { rows } = await server.deps.db
    .selectFrom("application")
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .execute()
    .then((found) => ({ rows: found }));
  return rows[0]?.all;
};

test("the same key and body make one application and answer the same token", async () => {
  const before = Number(await count());
  const first = await make("key-1");
  const second = await make("key-1");
  expect(second.body).toEqual(first.body);
  expect(await count()).toBe(before + 1);
});

test("ten at once make one application", async () => {
  const before = Number(await count());
  const answers = await Promise.all(Array.from({ length: 10 }, () => make("key-2")));
  expect(new Set(answers.map(({ body }) => body?.token)).size).toBe(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await count()).toBe(before + 1);
});

test("the same key with another body is refused, for another call it is another key", async () => {
  await make("key-3");
  const { problem } = await make("key-3", { firstName: "Other" });
  expect(problem).toMatchObject({ status: 409, errorCode: "IDEMPOTENCY_KEY_REUSED" });
  expect((await server.call(initTenant, { query: {} }, { "idempotency-key": "key-3" })).status).toBe(200);
});

test("a refusal is answered again too", async () => {
  const first = await make("key-4", { email: "nobody" });
  expect(first.problem?.errorCode).toBe("INVALID_EMAIL");
  expect(await make("key-4", { email: "nobody" })).toMatchObject({ problem: first.problem });
});

test("the database alone tells nobody the token that was answered", async () => {
  const { body } = await make("key-5");
  const rows = await server.deps.db.selectFrom("idempotency").selectAll().execute();
  const stored = rows.map((row) => `${row.answer?.toString("latin1")} ${row.key_hash.toString("latin1")}`).join();
  expect(stored).not.toContain(body?.token);
  expect(stored).not.toContain("key-5");
});

test("a key that a dead server left behind may be used again, by one", async () => {
  const token = await makeNamed(server);
  const call = (key: string) => server.call(saveRentTime, { body: { token, rentTime: 3 } }, { "idempotency-key": key });
  await call("key-6");
  // As if the server had died between taking the key and keeping the answer.
  await server.deps.db.updateTable("idempotency").set({ status: null, answer: null }).execute();
  server.clock.advance(31_000);
  const answers = await Promise.all([call("key-6"), call("key-6")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test("a key whose taking was not answered is free at once", async () => {
  let isLost = false;
  const query = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    const rows = await server.deps.sql.query<Row>(statement);
    if (isLost || statement.name !== "idempotency-claim") return rows;
    isLost = true;
    throw new Error("the connection is gone");
  };
  const deps = { ...server.deps, sql: { ...server.deps.sql, query } };
  const ask = () =>
    answerOnce(deps, "some-call", "key-9", { body: {}, params: {}, query: {} }, async () => ({
      status: 200,
      body: {},
    }));
  await expect(ask()).rejects.toThrow("the connection is gone");
  expect((await ask()).status).toBe(200);
});

test("without the header nothing is kept", async () => {
  const rows = async () => (await server.deps.db.selectFrom("idempotency").selectAll().execute()).length;
  const before = await rows();
  await makeNamed(server);
  expect(await rows()).toBe(before);
});

test("answers are forgotten after a day", async () => {
  const first = await make("key-7");
  server.clock.advance(25 * 3_600_000);
  await make("key-8");
  const rows = await server.deps.db.selectFrom("idempotency").select("claimed_at").execute();
  expect(rows.map(({ claimed_at }) => claimed_at)).toEqual([server.clock.now()]);
  expect((await make("key-7")).body?.token).not.toBe(first.body?.token);
});

test("a key over 255 characters is refused", async () => {
  expect((await make("k".repeat(256))).problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
});

test("two who are logged in each get their own answer under the same key, and nobody else gets either", async () => {
  const body = { consent: "news", given: true, textVersion: consentTextVersion } as const;
  const decide = (headers: object) => server.call(decideConsent, { body }, { "idempotency-key": "same", ...headers });
  const emails = ["eins@example.com", "zwei@example.com"];
  for (const [at, tenantEmail] of emails.entries()) {
    await makeSigned(server, { tenantEmail, address: { ...lindenweg, streetNumber: `${at + 1}` } });
    await setPassword(server, tenantEmail);
    const headers = await openSession(server, tenantEmail);
    const [first, again] = [await decide(headers), await decide(headers)];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const { body: own } = await server.call(listConsents, {}, headers);
    expect(own?.history.filter(({ consent }) => consent === "news")).toHaveLength(1);
  }
  expect((await decide({})).problem).toMatchObject({ status: 401, errorCode: "LOGIN_REQUIRED" });
  // What was refused for want of a session is done once there is one.
  expect((await decide(await openSession(server, "eins@example.com"))).status).toBe(200);
});
