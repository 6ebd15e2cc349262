import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "./platform/config/config.ts";
import type { Config } from "./platform/config/settings.ts";
import { makeServer, openServer } from "./server.ts";
import { makeTestDatabase } from "./testing/database/make-test-database.ts";

async function open(role: Config["role"]) {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-roles-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ROLE: role, PORT: "0", DATA_DIR: dataDir });
  const server = await makeServer(config, { database: await makeTestDatabase() });
  const start = vi.spyOn(server.deps.jobs, "start");
  const port = await openServer(server);
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" })).status;
  const found = {
    works: start.mock.calls.length > 0,
    ready: await statusOf("/readyz"),
    settings: await statusOf("/api/v1/settings"),
    start: await statusOf("/"),
  };
  await server.app.close();
  await server.deps.close();
  return found;
}

test("a process answers requests, does background work, or both, as ROLE says", async () => {
  expect(await open("all")).toEqual({ works: true, ready: 200, settings: 200, start: 302 });
  expect(await open("web")).toEqual({ works: false, ready: 200, settings: 200, start: 302 });
  expect(await open("worker")).toEqual({ works: true, ready: 200, settings: 404, start: 404 });
});
