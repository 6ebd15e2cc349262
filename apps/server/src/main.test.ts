import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { addDays, addMonths, maxStartMonths, timestampOfDate } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSize } from "./testing/values/load-size.ts";
import { findFreePort } from "../../../tools/lib/free-port.ts";
import { createPostgresDatabase, runOnce } from "../../../tools/lib/test-databases.ts";
import { testEngine } from "./testing/database/make-test-database.ts";
import { type SpawnedServer, launchUnread, runUntilExit, spawnServer } from "./testing/processes/spawn-server.ts";

const saves = loadSize(9, 1000);
const isFull = loadSize(0, 1) > 0;
const applications = 5;
/** Tests of what does not depend on the engine run on one of them. */
const isPostgres = testEngine() === "postgres";
/** Starts with the embedded database take long. */
const mayRepeatStarts = isPostgres || isFull;

let settings: Record<string, string>;
let dataDir: string;
let drop = async () => {};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "kautia-main-"));
  settings = { DATA_DIR: dataDir };
  if (!isPostgres) return;
  const database = await createPostgresDatabase();
  settings = { ...settings, DATABASE_URL: database.url };
  drop = database.drop;
});
afterAll(async () => {
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(server: SpawnedServer, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/v1/onboarding/tenant/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  const answer: unknown = await response.json();
  return answer instanceof Object ? { ...answer } : {};
}

async function savedNumber(server: SpawnedServer, token: string): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/onboarding/tenant/${token}`);
  const record: unknown = await response.json();
  return Number(record instanceof Object && Reflect.get(record, "rentContractId"));
}

test.runIf(mayRepeatStarts)(`loses no confirmed save when killed twice during ${saves} saves`, async () => {
  let server = await spawnServer(settings);
  const tokens: string[] = [];
  for (let count = 0; count < applications; count++) tokens.push(String((await post(server, "init", {}))["token"]));
  const answered = new Map(tokens.map((token) => [token, 0]));
  let total = 0;

  for (const killAt of [saves / 3, (saves * 2) / 3, Infinity]) {
    const from = server;
    const kills: Promise<unknown>[] = [];
    await Promise.all(
      tokens.map(async (token) => {
        for (let next = (answered.get(token) ?? 0) + 1; total < saves && kills.length === 0; next++) {
          const answer = await post(from, "rent-contract", { token, rentContractId: String(next) }).catch(() => null);
          // The server died before it answered, so this save may or may not be stored.
          if (!answer) return;
          answered.set(token, next);
          total++;
          if (total >= killAt && kills.length === 0) kills.push(from.end("SIGKILL"));
        }
      }),
    );
    await Promise.all(kills);
    if (killAt !== Infinity) server = await spawnServer(settings);
    for (const [token, number] of answered) {
      const saved = await savedNumber(server, token);
      expect([number, number + 1]).toContain(saved);
      answered.set(token, saved);
    }
  }
  expect(total).toBeGreaterThanOrEqual(saves);
  expect(await server.end("SIGTERM")).toBe(0);
});

describe("a running server", () => {
  let server: SpawnedServer;
  beforeAll(async () => {
    server = await spawnServer({ ...settings, DRAIN_SECONDS: "1" });
  });

  test.skipIf(isPostgres)("keeps a second process out of its data folder", async () => {
    expect(await runUntilExit(settings)).toEqual({
      code: 1,
      output: `DATA_DIR: ${dataDir} is in use by another server; stop it, or choose another folder.\n`,
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("after SIGTERM it is not ready, keeps serving, finishes running requests and exits with 0", async () => {
    const body = JSON.stringify({ rentDepositAmount: 1500 });
    const slow = await beginRequest(server, body.length);
    // The server does not wait for a client that has left.
    (await beginRequest(server, body.length)).destroy();
    server.process.kill("SIGTERM");
    const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
    await expect.poll(ready).toBe(503);
    expect(await fetch(`${server.url}/api/v1/settings`).then(({ status }) => status)).toBe(200);
    const exited = once(server.process, "exit");
    slow.end(body);
    expect(await text(slow)).toContain('{"monthly":6.35,"yearly":70.5}');
    expect(await exited).toEqual([0, null]);
    expect(server.output()).not.toMatch(/Error|stopped before/);
  });
});

test.runIf(isPostgres)("a stopping server waits at most STOP_SECONDS for a request that does not arrive", async () => {
  const server = await spawnServer({ ...settings, STOP_SECONDS: "1", LOG_LEVEL: "warn" });
  const slow = await beginRequest(server, 100);
  const began = performance.now();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(server.output()).toContain("stopped before all running work was finished");
  slow.destroy();
});

/** The answer to the second request proves that the server has seen the first. */
async function beginRequest(server: SpawnedServer, length: number): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/v1/onboarding/tenant/price HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await fetch(`${server.url}/healthz`);
  return socket;
}

test.runIf(isPostgres)("starts, serves and stops normally when nobody reads its output", async () => {
  const port = String(await findFreePort());
  const server = launchUnread({ ...settings, PORT: port });
  const exited = once(server, "exit");
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String);
  await expect.poll(ready).toBe(200);
  server.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

describe.runIf(isPostgres)("a failed start is explained in one line", () => {
  test("for an invalid setting", async () => {
    const line = "PORT must be a whole number from 0 to 65535.\n";
    expect(await runUntilExit({ ...settings, PORT: "eighty" })).toEqual({ code: 1, output: line });
  });

  test("for an unreachable database", async () => {
    const line = "DATABASE_URL: the database cannot be reached (ECONNREFUSED).\n";
    const unreachable = { ...settings, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(await runUntilExit(unreachable)).toEqual({ code: 1, output: line });
  });

  test("for a port that is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = address instanceof Object ? String(address.port) : "";
    const line = "PORT is in use by another program; stop it, or choose another PORT.\n";
    expect(await runUntilExit({ ...settings, PORT: port })).toEqual({ code: 1, output: line });
    other.close();
  });
});

test.runIf(isPostgres && isFull)("two servers can start at once on one PostgreSQL and share the clock", async () => {
  const { url, drop: dropOther } = await createPostgresDatabase("template1");
  const today = new Date().toISOString().slice(0, 10);
  const fresh = { ...settings, DATABASE_URL: url };
  const [first, other] = await Promise.all([spawnServer(fresh), spawnServer(fresh)]);
  const now = addDays(today, 3);
  const moved = await fetch(`${first.url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: timestampOfDate(now) }),
  });
  expect(moved.status).toBe(200);
  const token = String((await post(other, "init", {}))["token"]);
  const latest = addMonths(now, maxStartMonths);
  const dated = () =>
    post(other, "rent-property-dates", { token, insuranceStart: timestampOfDate(latest) }).then(
      () => "accepted",
      () => "refused",
    );
  await expect.poll(dated).toBe("accepted");
  await Promise.all([first.end("SIGTERM"), other.end("SIGTERM")]);
  await dropOther();
});

test.runIf(isPostgres)("serves and does its work with the rights that ops/roles.sql gives", async () => {
  const { url, name, drop: dropOther } = await createPostgresDatabase();
  const [role, owner] = [`${name}_rows`, `${name}_owner`];
  await runOnce(url, `CREATE ROLE ${owner}; CREATE ROLE ${role} LOGIN PASSWORD 'x'`);
  const rights = readFileSync(new URL("../../../ops/roles.sql", import.meta.url), "utf8")
    .replaceAll(/^\\.*$/gm, "")
    .replaceAll(':"DBNAME"', name)
    .replaceAll(/\bkautia_owner\b/g, owner)
    .replaceAll(/\bkautia\b/g, role);
  await runOnce(url, rights);
  const asRole = new URL(url);
  [asRole.username, asRole.password] = [role, "x"];
  const server = await spawnServer({ ...settings, DATABASE_URL: asRole.href, LOG_LEVEL: "warn" });
  await post(server, "init", {});
  const moved = await fetch(`${server.url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: timestampOfDate(addMonths(new Date().toISOString().slice(0, 10), 14)) }),
  });
  expect(moved.status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.output()).not.toContain("permission denied");
  await server.end("SIGTERM");
  await runOnce(url, `DROP OWNED BY ${role}, ${owner}; DROP ROLE ${role}, ${owner}`);
  await dropOther();
});

test.runIf(isPostgres)("production lists its stand-ins at the start, in a table and in the log", async () => {
  const server = await spawnServer({
    ...settings,
    NODE_ENV: "production",
    ALLOW_SANDBOX: "true",
    DRAIN_SECONDS: "0",
    LEGAL_NAME: "Beispiel GmbH",
    DATABASE_POOLSIZE: "30",
  });
  const lines = () => server.output().trimEnd().split("\n");
  expect(lines()).toContainEqual(
    expect.stringMatching(/^ {2}mail +outbox, which sends nothing +NOT REAL: see SMTP_URL$/),
  );
  const log = () => lines().flatMap((line): unknown[] => (line.startsWith("{") ? [JSON.parse(line)] : []));
  await expect.poll(log).toMatchObject([
    { level: 40, name: "DATABASE_POOLSIZE", nearest: "DATABASE_POOL_SIZE" },
    {
      level: 40,
      notReal: expect.arrayContaining([
        {
          name: "imprint",
          used: "incomplete, but the law requires it",
          settings: [
            "LEGAL_ADDRESS",
            "LEGAL_REPRESENTATIVES",
            "LEGAL_INTERMEDIARY_REGISTER",
            "LEGAL_SUPERVISOR",
            "LEGAL_REGISTER_PHONE",
          ],
        },
      ]),
    },
  ]);
  await server.end("SIGTERM");
});
