import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeMail } from "../../mails/write-mail.ts";
import { contractData, toMailbox } from "../../policy/mail-data.ts";
import { lockPolicy } from "../../policy/policy.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { makeSigned } from "../../testing/sign-policy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const waiting = { timeout: 15_000, interval: 20 };

async function mailsTo(address: string) {
  return ((await server.deps.outbox?.list()) ?? []).filter(({ to }) => to === address);
}

async function writeAnother(reason: string, to: string, nudge: boolean): Promise<void> {
  const { db, jobs } = server.deps;
  const { ref_id } = await db.selectFrom("policy").select("ref_id").executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, ref_id);
    const data = contractData(policy);
    await writeMail(transaction, server.deps, { ...toMailbox(policy, to), reason, kind: "landlord-link", data });
    if (nudge) await jobs.nudge(transaction);
  });
}

test("what was written before the start is done by the start itself", async () => {
  await makeSigned(server, { landlordEmail: "before@example.com" });
  expect(await mailsTo("before@example.com")).toEqual([]);
  await server.deps.jobs.start();
  await vi.waitFor(async () => expect(await mailsTo("before@example.com")).toHaveLength(1), waiting);
});

test("what this process writes is done at once", async () => {
  await makeSigned(server, { landlordEmail: "own@example.com" });
  // Far below the two seconds between two looks of the alarm.
  await vi.waitFor(async () => expect(await mailsTo("own@example.com")).toHaveLength(1), {
    timeout: 1_500,
    interval: 10,
  });
});

test("a nudge in a transaction rings once it is committed, and is no danger to the one connection of PGlite", async () => {
  await writeAnother("nudged", "nudged@example.com", true);
  await vi.waitFor(async () => expect(await mailsTo("nudged@example.com")).toHaveLength(1), waiting);
});

test("it rings by itself every minute, should every nudge be lost", async () => {
  const { rows } = await sql`SELECT name, cron FROM pgboss.schedule`.execute(server.deps.db);
  expect(rows).toEqual([{ name: "look", cron: "* * * * *" }]);
});

test("stopped, it takes no new work, and stopping twice is no harm", async () => {
  await server.deps.jobs.stop();
  await writeAnother("late", "late@example.com", false);
  server.deps.jobs.wake();
  await server.deps.jobs.stop();
  expect(await mailsTo("late@example.com")).toEqual([]);
});
