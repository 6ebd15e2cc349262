import {
  getMoneyFigures,
  listBookings,
  listCharges,
  listStaffClaims,
  listStaffPolicies,
  type MoneyFigures,
  reportClaim,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { isCounted } from "../../views/money.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { lossRatio } from "./read-figures.ts";

const server = await makeTestServer();
await makeAccepted(server, { tenantEmail: "one@example.com", landlordEmail: "owner@example.com" });
await makeAccepted(server, { tenantEmail: "two@example.com", card: failingCard });
const token = await readLandlordToken(server, "owner@example.com");
await runUntil(server, "2027-02-20T11:00:00Z");
const items = [{ description: "Miete", amount: 200 }];
await server.call(reportClaim, { params: { token }, body: { items } });
await runUntil(server, "2027-03-10T11:00:00Z");
afterAll(() => server.close());

async function read(query: { from?: string; to?: string } = {}): Promise<MoneyFigures> {
  const { body, problem } = await server.call(getMoneyFigures, { query }, await logInAsStaff(server));
  if (!body) throw new Error(JSON.stringify(problem));
  return body;
}
const valuesOf = ({ figures }: MoneyFigures) => Object.fromEntries(figures.map((item) => [item.figure, item.value]));

test("shows this month beside the same days of the last one", async () => {
  const figures = await read();
  expect(figures).toMatchObject({
    from: "2027-03-01",
    to: "2027-03-10",
    before: { from: "2027-02-01", to: "2027-02-10" },
  });
  expect(valuesOf(figures)).toEqual({
    PREMIUMS_WRITTEN: 12.7,
    PREMIUMS_RECEIVED: 6.35,
    PREMIUMS_OWED: 12.7,
    CLAIMS_ASKED: 0,
    CLAIMS_PAID: 0,
    POLICIES_IN_FORCE: 2,
  });
  expect(figures.figures.find(({ figure }) => figure === "PREMIUMS_OWED")?.before).toBe(6.35);
  const february = await read({ from: "2027-02-01", to: "2027-02-28" });
  expect(february.before).toEqual({ from: "2027-01-01", to: "2027-01-31" });
  expect(valuesOf(february)).toMatchObject({ PREMIUMS_WRITTEN: 12.7, CLAIMS_ASKED: 200 });
});

test("each figure's filters open the rows that add up to it", async () => {
  const staff = await logInAsStaff(server);
  const { figures } = await read({ from: "2027-02-01", to: "2027-03-10" });
  const sum = (rows: readonly { amount: number }[] = []) => rows.reduce((total, { amount }) => total + amount, 0);
  for (const { figure, value, rows } of figures) {
    const query = rows.filters;
    const counted = {
      bookings: async () => sum((await server.call(listBookings, { query }, staff)).body?.rows),
      charges: async () => sum((await server.call(listCharges, { query }, staff)).body?.rows),
      claims: async () => sum((await server.call(listStaffClaims, { query }, staff)).body?.rows),
      policies: async () => (await server.call(listStaffPolicies, { query }, staff)).body?.total,
    };
    expect(await counted[rows.list](), figure).toBeCloseTo(value, 5);
  }
});

test("there is no loss ratio below 100 policies or 10,000 euros earned, and the reason is named", async () => {
  expect((await read()).lossRatio).toMatchObject({ ratio: null, because: "TOO_FEW_POLICIES", policies: 2 });
  const enough = { earned: 1_000_000, claimsPaid: 250_000, policies: 100 };
  expect(lossRatio(enough)).toEqual({ ratio: 0.25, because: null, earned: 10_000, policies: 100 });
  expect(lossRatio({ ...enough, policies: 99 })).toMatchObject({ ratio: null, because: "TOO_FEW_POLICIES" });
  expect(lossRatio({ ...enough, earned: 999_999 })).toMatchObject({ ratio: null, because: "TOO_LITTLE_EARNED" });
});

test("the indexes of the figures have exactly the bookings that are counted", async () => {
  const { rows } = await inTransaction(server.deps.db, async (transaction) => {
    await sql`CREATE INDEX ledger_entry_counted_here ON ledger_entry (id) WHERE ${isCounted}`.execute(transaction);
    return sql<{ index: string; condition: string }>`
      SELECT indexrelid::regclass::text AS index, pg_get_expr(indpred, indrelid) AS condition FROM pg_index
      WHERE indexrelid::regclass::text LIKE 'ledger_entry_counted_%'`.execute(transaction);
  });
  expect(rows.map(({ index }) => index).toSorted()).toEqual([
    "ledger_entry_counted_by_time",
    "ledger_entry_counted_here",
    "ledger_entry_counted_of_month",
  ]);
  expect(new Set(rows.map(({ condition }) => condition)).size).toBe(1);
});

test.each([
  [{ to: "2027-03-11" }, "to"],
  [{ from: "2027-03-11" }, "from"],
  [{ from: "2026-03-09", to: "2027-03-10" }, "from"],
  [{ from: "2027-02-30" }, "from"],
])("refuses the days %o", async (query, path) => {
  const { problem } = await server.call(getMoneyFigures, { query }, await logInAsStaff(server));
  expect(problem).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path }] } });
});
