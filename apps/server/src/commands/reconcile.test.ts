import { afterAll, beforeAll, expect, test } from "vitest";
import { readLastRuns } from "../platform/jobs/last-runs.ts";
import { makePersistentDatabase, type PersistentDatabase } from "#testing/database/make-persistent-database.ts";
import { runCommand } from "#testing/processes/run-command.ts";
import { run as reconcile } from "./reconcile.ts";

let place: PersistentDatabase;
beforeAll(async () => {
  place = await makePersistentDatabase();
});
afterAll(() => place.remove());

test("lists what only the ledger or only the provider has, and exits with 1", async () => {
  await place.inside(async ({ deps: { db, random } }) => {
    const subject = { subject_id: random.uuid(), currency: "EUR", at: new Date("2027-02-01T12:00:00Z") } as const;
    const movement = { id: subject.subject_id, provider_id: "txn_ours", kind: "fee", amount_cents: -35 } as const;
    const details = { country: "de", fee_cents: 0, currency: "EUR", at: subject.at, booked_at: subject.at } as const;
    await db
      .insertInto("provider_movement")
      .values({ ...movement, ...details })
      .execute();
    const entries = [
      { account: "FEES", amount_cents: 35 },
      { account: "PROVIDER", amount_cents: -35 },
    ] as const;
    await db
      .insertInto("ledger_entry")
      .values(entries.map((entry) => ({ event: "PROVIDER_FEE" as const, ...subject, ...entry })))
      .execute();
  });
  const { code, output } = await runCommand("reconcile", ["--since", "2027-02-01"], place.settings);
  expect(output).toBe(
    [
      "de: 0 movements at the provider since 2027-02-01, together 0.00 EUR; differences: 1",
      "  2027-02-01T12:00:00.000Z movement txn_ours: ledger -0.35 EUR, provider 0.00 EUR",
      "at: 0 movements at the provider since 2027-02-01, together 0.00 EUR; differences: 0",
    ].join("\n"),
  );
  expect(code).toBe(1);
  await place.inside(async ({ deps }) => {
    const noted = (await readLastRuns(deps.db)).find(({ name }) => name === "reconcile");
    expect(noted?.problems).toBe(1);
    expect(noted?.seconds).toBeLessThan(60);
  });
});

test("refuses a day that does not exist, and releases nothing without one", async () => {
  const refused = await runCommand("reconcile", ["--since", "2027-02-30", "--release"], place.settings);
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("DATE is missing") });
  await expect(reconcile(["--release"])).rejects.toThrow("DATE is missing");
});

test("compares the last 30 days unless a day is given", async () => {
  const { output } = await runCommand("reconcile", [], place.settings);
  const since = /since (\d{4}-\d\d-\d\d)/.exec(output)?.[1] ?? "";
  const days = (Date.now() - Date.parse(since)) / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(32);
});
