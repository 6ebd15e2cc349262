import { addDays, listFailedWork, listStaffActs, logInStaff, tryWorkAgain } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeMail } from "../../mails/index.ts";
import { readCookie } from "#testing/people/accounts.ts";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { countWork, logInAsStaff } from "#testing/people/staff.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { settle } from "#testing/server/settle.ts";
import { addPerson } from "../people/accounts.ts";

let server: StripeServer;
let staff: { cookie: string };
let refId: string;
/** A policy whose first premium cannot be written, because there is one with this number. */
beforeEach(async () => {
  server = await makeStripeServer();
  const dueOn = dayFromNow(server, 0);
  [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
  const { db, clock, random } = server.deps;
  const period = { period_from: dueOn, period_until: addDays(dueOn, 28), due_at: clock.now(), amount_cents: 635 };
  await db
    .insertInto("premium")
    .values({ id: random.uuid(), ref_id: refId, number: 1, currency: "EUR", status: "CANCELLED", ...period })
    .execute();
  await run().catch(() => {});
  staff = await logInAsStaff(server);
});
afterEach(() => server.close());

const run = () => settle(server);
/** Moves the clock and does no work. */
const advance = (days: number) =>
  server.deps.settableClock?.moveTo(new Date(server.deps.clock.now().getTime() + days * 86_400_000));
const list = async () => (await server.call(listFailedWork, { query: {} }, staff)).body;
const tryAgain = (params = { task: "premiums", key: refId }, by = staff) => server.call(tryWorkAgain, { params }, by);
const countBadge = () => countWork(server, "FAILED_WORK", staff);
const countFailed = async () => (await server.deps.db.selectFrom("failed_work").select("key").execute()).length;
const repair = () => server.deps.db.deleteFrom("premium").where("ref_id", "=", refId).execute();

test("lists a premium that cannot be written, with its error, and charges it once when it is tried again", async () => {
  for (const hours of [1, 1, 1, 2]) {
    await advance(hours / 24);
    await run().catch(() => {});
  }
  staff = await logInAsStaff(server);
  const { contract_number: contractNumber } = await server.deps.db
    .selectFrom("policy")
    .select("contract_number")
    .executeTakeFirstOrThrow();
  const error = expect.stringContaining("duplicate key value");
  expect(await list()).toEqual({
    total: 1,
    rows: [
      {
        id: `premiums:${refId}`,
        task: "premiums",
        key: refId,
        assignee: null,
        dueAt: expect.any(String),
        tries: 5,
        error,
        failedAt: expect.any(String),
        retryAt: null,
        refId,
        contractNumber,
      },
    ],
  });
  expect(await countBadge()).toBe(1);

  await repair();
  expect((await tryAgain()).body).toEqual({ due: true });
  await run();
  await run();
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await list()).toEqual({ rows: [], total: 0 });
  expect(await countBadge()).toBe(0);
  const acts = await server.call(listStaffActs, { query: { act: "try-work-again" } }, staff);
  expect(acts.body?.rows).toMatchObject([{ by: "Demo Desk", refId, contractNumber }]);
});

test("a row that fails again when it is tried again has all its attempts once more", async () => {
  await tryAgain();
  await run().catch(() => {});
  expect((await list())?.rows).toMatchObject([{ key: refId, tries: 1, retryAt: expect.any(String) }]);
});

test("a row that was finished in another way leaves the list and the menu, a worker forgets it, and the premium is charged as usual once it is due", async () => {
  await repair();
  await server.deps.db.updateTable("failed_work").set({ tries: 5, retry_at: null }).execute();
  await server.deps.db
    .updateTable("policy")
    .set({ next_premium_at: new Date(server.deps.clock.now().getTime() + 20 * 86_400_000) })
    .where("ref_id", "=", refId)
    .execute();
  expect(await list()).toEqual({ rows: [], total: 0 });
  expect(await countBadge()).toBe(0);
  expect(await countFailed()).toBe(1);
  await run();
  expect(await countFailed()).toBe(0);
  await advance(21);
  await run();
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
});

test("a row that waits for its next attempt stays in the list", async () => {
  expect((await list())?.rows).toMatchObject([{ key: refId, tries: 1, retryAt: expect.any(String) }]);
  expect(await countBadge()).toBe(0);
});

test("names the contract that a failed mail belongs to", async () => {
  const { db, clock } = server.deps;
  const id = await db.transaction().execute((transaction) =>
    writeMail(transaction, server.deps, {
      reason: "failed",
      kind: "data-deleted",
      refId,
      to: "jana@example.com",
      language: "de",
      country: "de",
      data: { tenantName: "Jana", on: "2027-01-15", kept: [] },
    }),
  );
  const failed = { tries: 5, error: "Error: broken", failed_at: clock.now(), retry_at: null };
  await db
    .insertInto("failed_work")
    .values({ task: "mails", key: id, ...failed })
    .execute();
  expect((await list())?.rows[0]).toMatchObject({ task: "mails", key: id, refId });
});

test("refuses to retry work that has not failed, and refuses underwriters", async () => {
  expect((await tryAgain({ task: "premiums", key: "x" })).problem?.errorCode).toBe("NOT_FOUND");
  expect((await tryAgain({ task: "x", key: refId })).problem?.errorCode).toBe("NOT_FOUND");
  const account = { name: "Ute", email: "ute@example.com", role: "underwriter", password: "Staff-Demo-1!" } as const;
  await addPerson(server.deps, { ...account, demo: true });
  const { headers } = await server.call(logInStaff, { body: { email: account.email, password: account.password } });
  const ute = { cookie: readCookie(headers).split(";")[0] ?? "" };
  expect((await tryAgain(undefined, ute)).problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
});
