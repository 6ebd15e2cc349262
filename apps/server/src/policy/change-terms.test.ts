import { addDays } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeAccepted, makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { changeTerms, readNextPeriodStart, type TermsChange } from "./change-terms.ts";
import { changeEmail } from "./contact.ts";
import { readSchedule, termsColumns } from "./terms.ts";

const server = await makeTestServer();
afterAll(() => server.close());

// The tests of this file share one clock and run in order. It starts on 15 January 2027 at 11:00 in Berlin.
const today = () => localDay("de", server.deps.clock.now());

const change = (refId: string, changed: TermsChange, from = today()) =>
  inTransaction(server.deps.db, (transaction) =>
    changeTerms(transaction, server.deps, { refId, from, change: changed }),
  );

function readTerms(refId: string) {
  const terms = server.deps.db.selectFrom("policy_terms").selectAll().where("ref_id", "=", refId);
  return terms.orderBy("number").execute();
}

async function readPolicy(refId: string) {
  const policies = server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId);
  return policies.executeTakeFirstOrThrow();
}

/** Policies whose columns differ from their newest terms. */
async function findOthers() {
  const { rows } = await sql<object>`
    SELECT ref_id FROM policy JOIN LATERAL (
      SELECT * FROM policy_terms own WHERE own.ref_id = policy.ref_id ORDER BY number DESC LIMIT 1) AS newest USING (ref_id)
    WHERE (${sql.join(termsColumns.map((column) => sql.ref(`policy.${column}`)))})
      IS DISTINCT FROM (${sql.join(termsColumns.map((column) => sql.ref(`newest.${column}`)))})`.execute(
    server.deps.db,
  );
  return rows;
}

test("signing writes the first terms, with the tariff's version, and they hold from the start of the insurance", async () => {
  const { refId } = await makeSigned(server, { landlordEmail: "signed@example.com" });
  expect(await readTerms(refId)).toEqual([
    expect.objectContaining({ number: 1, from_day: "2027-02-01", premium_cents: 635, tariff_version: "de-2026-1" }),
  ]);
  expect(await findOthers()).toEqual([]);
});

test("each change writes the next terms and the policy's columns, and keeps the earlier terms", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-01-16", landlordEmail: "each@example.com" });
  await runUntil(server, "2027-01-20T12:00:00Z");
  const changes: TermsChange[] = [
    { deposit_cents: 100_000, premium_cents: 424 },
    { insurance_end: "2027-06-30" },
    { insurance_end: null },
    { landlord_name: "Ada Käufer", landlord_email: "ada@example.com" },
    { tenant_name: "Jana Schwarz" },
    { full_address: "Torstraße 14, 10119 Berlin", building_key: "other", unit_key: "2" },
  ];
  for (const [index, changed] of changes.entries()) {
    const { policy, terms: written } = await change(refId, changed);
    expect(written.number).toBe(index + 2);
    expect(policy).toMatchObject(changed);
    expect(await findOthers()).toEqual([]);
  }
  const terms = await readTerms(refId);
  expect(terms.map(({ number, premium_cents }) => [number, premium_cents])).toEqual([
    [1, 635],
    ...[2, 3, 4, 5, 6, 7].map((number) => [number, 424]),
  ]);
});

test("the terms of a policy cannot be changed or deleted", async () => {
  const terms = server.deps.db.updateTable("policy_terms").set({ premium_cents: 1 });
  await expect(terms.execute()).rejects.toThrow("append-only");
  await expect(server.deps.db.deleteFrom("policy_terms").execute()).rejects.toThrow("append-only");
});

test("another mail address of the landlord is written into new terms", async () => {
  const { refId } = await makeSigned(server, { landlordEmail: "typo@example.com" });
  await inTransaction(server.deps.db, (transaction) =>
    changeEmail(transaction, server.deps, { refId, party: "LANDLORD", email: "right@example.com" }),
  );
  expect((await readTerms(refId)).map(({ landlord_email }) => landlord_email)).toEqual([
    "typo@example.com",
    "right@example.com",
  ]);
});

test("two changes at once are numbered one after the other", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-01-21", landlordEmail: "once@example.com" });
  const numbers = await Promise.all([400, 500, 600].map((premium_cents) => change(refId, { premium_cents })));
  expect(new Set(numbers.map(({ terms }) => terms.number))).toEqual(new Set([2, 3, 4]));
  expect(await findOthers()).toEqual([]);
});

test("an extended contract goes on with its next premium, and one that ends earlier has none", async () => {
  const { refId } = await makeAccepted(server, {
    insuranceStart: "2027-01-21",
    insuranceEnd: "2027-03-10",
    landlordEmail: "extended@example.com",
  });
  await runUntil(server, "2027-02-22T12:00:00Z");
  expect((await readPolicy(refId)).next_premium_at).toBeNull();
  const { policy: extended } = await change(refId, { insurance_end: "2027-12-31" });
  expect(extended.next_premium_at).toEqual(new Date("2027-03-20T23:00:00Z"));
  expect(extended.ends_at).toEqual(new Date("2027-12-31T23:00:00Z"));
  expect(extended.end_notice_at).toEqual(new Date("2027-11-30T23:00:00Z"));
  const { policy: shortened } = await change(refId, { insurance_end: "2027-03-15" });
  expect(shortened.next_premium_at).toBeNull();
});

test("another payment period counts from the first day of a period", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-02-23", landlordEmail: "plan@example.com" });
  await runUntil(server, "2027-03-01T12:00:00Z");
  const yearly = { payment_period: "YEARLY", premium_cents: 7_050 } as const;
  await expect(change(refId, yearly)).rejects.toThrow("from 2027-03-23 on, not from 2027-03-01");
  expect(await readNextPeriodStart(server.deps.db, await readPolicy(refId))).toBe("2027-03-23");
  await runUntil(server, "2027-03-23T12:00:00Z");
  // The month that began today has been charged by now, so the year begins with it.
  const { policy } = await change(refId, yearly);
  expect(policy.next_premium_at).toEqual(new Date("2028-03-22T23:00:00Z"));
  expect(policy.premium_notice_at).toEqual(new Date("2028-03-08T23:00:00Z"));
});

test("cover that was accepted but has not begun can begin on another day", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-05-01", landlordEmail: "start@example.com" });
  const { policy } = await change(refId, { insurance_start: "2027-05-15" });
  expect(policy).toMatchObject({ cover_start: "2027-05-15", next_premium_at: new Date("2027-05-14T22:00:00Z") });
  await runUntil(server, "2027-05-15T12:00:00Z");
  await expect(change(refId, { insurance_start: "2027-06-01" })).rejects.toThrow("has begun");
});

test("refuses terms that begin in the future", async () => {
  const { refId } = await makeSigned(server, { landlordEmail: "ahead@example.com", insuranceStart: "2027-06-01" });
  await expect(change(refId, { premium_cents: 700 }, addDays(today(), 1))).rejects.toThrow("ahead");
});

test("a policy that the previous release signed during a rollout is priced by its columns, and can be changed", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-06-01", landlordEmail: "rollout@example.com" });
  await server.deps.db.transaction().execute(async (transaction) => {
    await sql`ALTER TABLE policy_terms DISABLE TRIGGER policy_terms_append_only`.execute(transaction);
    await transaction.deleteFrom("policy_terms").where("ref_id", "=", refId).execute();
    await sql`ALTER TABLE policy_terms ENABLE TRIGGER policy_terms_append_only`.execute(transaction);
  });
  const schedule = await readSchedule(server.deps.db, await readPolicy(refId));
  expect(schedule?.terms).toMatchObject([{ number: 1, from: "2027-06-01", premiumCents: 635 }]);
  await change(refId, { premium_cents: 700 });
  expect((await readTerms(refId)).map(({ premium_cents }) => premium_cents)).toEqual([635, 700]);
});
