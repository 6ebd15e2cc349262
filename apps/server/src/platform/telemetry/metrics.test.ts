import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planRefunds } from "../../billing/index.ts";
import { PaymentOutcomeUnknown } from "../../billing/ports/payment.ts";
import type { WrapPort } from "../../container.ts";
import { noteRun } from "../jobs/last-runs.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { makeAccepted, makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { queues } from "../../work.ts";

let server: TestServer;
/** The card provider's next calls whose answers are lost. */
let lost: string[] = [];

const sandboxFaults = {
  before: async () => {},
  after: async (operation: string) => {
    if (lost[0] !== operation) return;
    lost.shift();
    throw new PaymentOutcomeUnknown("time-out");
  },
};
const wrapPort: WrapPort = (name, port) => {
  if (name !== "mail") return port;
  return new Proxy(port, {
    get(target, property) {
      const own: unknown = Reflect.get(target, property);
      if (typeof own !== "function") return own;
      return async (mail: { to: string }): Promise<unknown> => {
        if (mail.to.startsWith("down")) throw new Error("connection refused");
        if (mail.to.startsWith("refused")) return { status: "refused", reason: "550 no such user" };
        return Reflect.apply(own, target, [mail]);
      };
    },
  });
};

beforeAll(async () => {
  server = await makeTestServer({ config: { metricsPort: 0 }, overrides: { sandboxFaults, wrapPort } });
});
afterAll(() => server.close());

const scrape = () => readMetrics(server);
const afterHours = (hours: number) => new Date(server.deps.clock.now().getTime() + hours * 3_600_000);
const outcomes = async (name: string, ...labels: string[]) => {
  const { value } = await scrape();
  return labels.map((outcome) => value(name, { outcome }));
};

test("shows mails that wait for a failed mail server, even between their retries", async () => {
  for (const landlordEmail of ["down@example.com", "refused@example.com"])
    await makeSigned(server, { insuranceStart: "2027-03-01", landlordEmail });
  await runUntil(server, afterHours(3).toISOString());
  const { value } = await scrape();
  const mails = { queue: "mails", task: "mails" };
  expect(value("kautia_due_work_rows", mails)).toBe(0);
  expect(value("kautia_retried_work_rows", mails)).toBe(1);
  expect(value("kautia_retried_work_oldest_seconds", mails)).toBe(3 * 3_600);
  const failed = { provider: "mail_server", call: "send", outcome: "failed" };
  expect(value("kautia_provider_call_duration_seconds_count", failed)).toBeGreaterThan(2);
  const [sent, refused] = await outcomes("kautia_mails_total", "sent", "refused");
  expect(refused).toBe(1);
  expect(sent).toBeGreaterThan(0);
});

test("shows the age of work that no process does", async () => {
  await server.deps.db
    .updateTable("mail")
    .set({ send_at: afterHours(-2) })
    .where("status", "=", "WAITING")
    .execute();
  const mails = { queue: "mails", task: "mails" };
  const age = async () => (await scrape()).value("kautia_due_work_oldest_seconds", mails);
  expect((await scrape()).value("kautia_due_work_rows", mails)).toBe(1);
  // It may have been written just now with a due time in the past.
  expect(await age()).toBe(0);
  server.clock.advance(20 * 60_000);
  expect(await age()).toBe(20 * 60);
});

test("counts failures of every task", async () => {
  const tasks = (await scrape()).text.match(/^kautia_work_failures_total\{task="[^"]+"\} 0$/gm);
  expect(tasks?.length).toBe(queues.flatMap((queue) => queue.tasks).length);
});

test("shows how long ago the last backup, comparison of the books and run of retention were", async () => {
  const { db } = server.deps;
  const ages = async () => {
    const { value } = await scrape();
    return ["backup", "reconcile", "retention"].map((run) => value("kautia_last_run_age_seconds", { run }) ?? NaN);
  };
  await sql`UPDATE last_run SET at = clock_timestamp() - interval '2 days'`.execute(db);
  for (const age of await ages()) expect(age).toBeCloseTo(2 * 86_400, -2);
  await noteRun(db, "reconcile", 3);
  const [backup = 0, compared = 0] = await ages();
  expect(backup).toBeGreaterThan(86_400);
  expect(compared).toBeLessThan(60);
  expect((await scrape()).value("kautia_reconcile_differences")).toBe(3);
  await noteRun(db, "reconcile");
});

test("counts each charge once by its result, and every unanswered call", async () => {
  expect(await outcomes("kautia_charges_total", "succeeded", "failed", "unanswered")).toEqual([0, 0, 0]);
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-02-01" });
  lost = ["charge", "findCharge"];
  await runUntil(server, "2027-01-31T23:00:00Z");
  const asked = await scrape();
  const charges = { queue: "money", task: "charges" };
  expect(asked.value("kautia_retried_work_rows", charges)).toBe(1);
  expect(await outcomes("kautia_charges_total", "succeeded", "failed", "unanswered")).toEqual([0, 0, 1]);
  const charge = { provider: "card_provider", call: "charge", outcome: "failed" };
  expect(asked.value("kautia_provider_call_duration_seconds_count", charge)).toBe(1);

  await runUntil(server, "2027-02-01T12:00:00Z");
  const settled = await scrape();
  expect(settled.value("kautia_retried_work_rows", charges)).toBe(0);
  expect(await outcomes("kautia_charges_total", "succeeded", "failed", "unanswered")).toEqual([1, 0, 1]);

  const { db } = server.deps;
  await db.transaction().execute(async (transaction) => {
    const policy = transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId);
    return planRefunds(transaction, server.deps, await policy.executeTakeFirstOrThrow(), "2027-02-10");
  });
  await runUntil(server, afterHours(1).toISOString());
  expect(await outcomes("kautia_refunds_total", "paid", "failed", "unanswered")).toEqual([1, 0, 0]);
});

test("counts the rows that a person must look at, until somebody has repaired them", async () => {
  const { db, clock } = server.deps;
  const premiums = { queue: "money", task: "premiums" };
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-02-01" });
  const failure = { task: "premiums", key: refId, tries: 5, error: "Error", failed_at: clock.now(), retry_at: null };
  await db.insertInto("failed_work").values(failure).execute();
  const policy = db.updateTable("policy").where("ref_id", "=", refId);
  await policy.set({ next_premium_at: clock.now() }).execute();
  const { value } = await scrape();
  expect(value("kautia_set_aside_work_rows", premiums)).toBe(1);
  expect(value("kautia_failed_work_rows", premiums)).toBe(0);
  await policy.set({ next_premium_at: null }).execute();
  expect((await scrape()).value("kautia_set_aside_work_rows", premiums)).toBe(0);
  await db.deleteFrom("failed_work").execute();
});

test("shows the pool, readiness and the release", async () => {
  const { value, text } = await scrape();
  expect(value("kautia_database_pool_connections", { state: "used" })).toBe(0);
  expect(value("kautia_database_pool_refused_total")).toBe(0);
  expect(value("kautia_ready")).toBe(1);
  expect(value("kautia_worker_ready")).toBe(1);
  expect(value("kautia_warnings")).toBe(0);
  expect(value("kautia_database_lock_waits")).toBe(0);
  const free = value("kautia_data_disk_free_bytes") ?? 0;
  expect(free).toBeGreaterThan(0);
  expect(value("kautia_data_disk_size_bytes")).toBeGreaterThan(free);
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(text).toMatch(/^kautia_build_info\{version="\d+\.\d+\.\d+",node="v\d+/m);
});
