import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailContent } from "../mail-content/index.ts";
import { readLastRuns } from "../platform/jobs/last-runs.ts";
import { makeNamedApplication } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runNow } from "#testing/server/run-now.ts";
import { queues } from "../work.ts";

const hour = 3_600_000;
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
  await sql`UPDATE last_run SET at = clock_timestamp() - interval '2 days'`.execute(server.deps.db);
});
afterEach(() => server.close());

const tasks = queues.flatMap((queue) => queue.tasks);
const run = async (...names: string[]) => {
  const { brand, operator, publicUrl } = server.deps.config;
  const deps = { ...server.deps, brand, operator, publicUrl, mailContent };
  for (const name of names) {
    const task = tasks.find((item) => item.name === name);
    if (!task) throw new Error(`no task ${name}`);
    await runNow(task, deps);
  }
};
const isNoted = async () => {
  const last = (await readLastRuns(server.deps.db)).find(({ name }) => name === "retention");
  return (last?.seconds ?? Infinity) < 60;
};

test("a run of retention is noted when nothing is left that should be deleted", async () => {
  await run("retention-run");
  expect(await isNoted()).toBe(true);
});

test("no run of retention is noted while an old application is still there", async () => {
  await makeNamedApplication(server);
  server.clock.advance(90 * 24 * hour + 2 * hour);
  await run("retention-run");
  expect(await isNoted()).toBe(false);
  await run("old-applications", "retention-run");
  expect(await isNoted()).toBe(true);
});
