import { addDays, type Country } from "@kautia/contract";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { maxUnansweredQueries } from "../platform/rules/retry-delays.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { claimState } from "../policy/rules/claim-state.ts";
import { movingOutState } from "../policy/rules/moving-out.ts";
import { policyStatus as statusOf } from "../policy/rules/policy-state.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted } from "#testing/policies/sign-policy.ts";
import { addColleague } from "#testing/people/staff.ts";
import { selectClaims } from "./claims.ts";
import { selectMovingOuts } from "./moving-outs.ts";
import { selectOwedCharges } from "./owed-charges.ts";
import { dueAt } from "../staff/rules/waiting-times.ts";
import { dueAfter } from "./due-at.ts";
import { policyStatus } from "./policy-status.ts";

// Each state that lists find in SQL is compared with its rule in TypeScript, over the same rows.

let server: TestServer;
let refId: string;
let staff_id: string;
beforeAll(async () => {
  server = await makeTestServer();
  ({ refId } = await makeAccepted(server));
  staff_id = await addColleague(server, { name: "Kerstin", role: "underwriter" });
});
afterAll(() => server.close());

let today: string;
let now: Date;
beforeEach(() => {
  now = server.deps.clock.now();
  today = localDay("de", now);
});

const some = { minLength: 10, maxLength: 40 };
const uuid = () => server.deps.random.uuid();

test("the view and the rule give each policy the same status", async () => {
  const state = fc.record({
    cover_state: fc.constantFrom("SIGNED", "ACCEPTED", "ENDED", "DECLINED", "WITHDRAWN"),
    payment_state: fc.constantFrom("UNCHARGED", "PAID", "PAST_DUE"),
    leaving_state: fc.constantFrom("STAYING", "CANCELLATION_REQUESTED"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(state, some), async (states) => {
      const { rows } = await sql<{ status: string }>`
        SELECT ${policyStatus} AS status FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
          AS policy (cover_state text, payment_state text, leaving_state text)`.execute(server.deps.db);
      expect(rows.map(({ status }) => status)).toEqual(states.map(statusOf));
    }),
    { numRuns: 10 },
  );
});

test("the view and the rule give all work the same due date", async () => {
  const wait = fc.record({
    country: fc.constantFrom("de" as const, "at" as const),
    from: fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wait, some), fc.integer({ min: 1, max: 12 }), async (waits, days) => {
      const { rows } = await sql<{ due: Date }>`
        SELECT ${dueAfter(sql.ref<Date>("from"), days, sql.ref<Country>("country"))} AS due
        FROM jsonb_to_recordset(${JSON.stringify(waits)}::jsonb) AS wait (country text, "from" timestamptz)`.execute(
        server.deps.db,
      );
      expect(rows.map(({ due }) => due)).toEqual(waits.map((item) => dueAt(item, days)));
    }),
    { numRuns: 20 },
  );
});

test("the view and the rule give each claim the same state", async () => {
  const claim = fc.record({
    objectUntil: fc.integer({ min: -2, max: 2 }).map((days) => () => addDays(today, days)),
    answer: fc.constantFrom(null, "OBJECTION", "AGREEMENT"),
    outcome: fc.constantFrom(null, "ACCEPTED", "PARTLY", "REFUSED"),
    isPaidOut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(claim, some), async (generated) => {
      const { db } = server.deps;
      const claims = generated.map((item) => ({ ...item, id: uuid(), objectUntil: item.objectUntil() }));
      const claimed = { ref_id: refId, amount_cents: 100, reported_at: now };
      await db
        .insertInto("claim")
        .values(claims.map(({ id, objectUntil: object_until }) => ({ ...claimed, id, object_until })))
        .execute();
      for (const { id: claim_id, answer, outcome, isPaidOut } of claims) {
        if (answer === "OBJECTION")
          await db.insertInto("claim_objection").values({ claim_id, text: "Nein.", at: now }).execute();
        if (answer === "AGREEMENT") await db.insertInto("claim_agreement").values({ claim_id, at: now }).execute();
        const granted_cents = outcome === "REFUSED" ? 0 : 50;
        const decision = { claim_id, granted_cents, item_cents: [granted_cents], note: "So.", staff_id, at: now };
        if (outcome !== null)
          await db
            .insertInto("claim_decision")
            .values({ ...decision, outcome })
            .execute();
        const payout = { claim_id, amount_cents: 50, paid_on: today, reference: claim_id, staff_id, at: now };
        if (isPaidOut) await db.insertInto("claim_payout").values(payout).execute();
      }
      const ids = claims.map(({ id }) => id);
      const found = await selectClaims(db, now).where("claim.id", "in", ids).execute();
      const states = new Map(found.map(({ id, state }) => [id, state]));
      expect(ids.map((id) => states.get(id))).toEqual(
        claims.map((item) => claimState({ ...item, answered: item.answer !== null }, today)),
      );
    }),
    { numRuns: 3 },
  );
});

test("the view and the rule give each proof of moving out the same state", async () => {
  const proof = fc.record({
    outcome: fc.constantFrom(null, "REFUSED", "DROPPED"),
    file: fc.constantFrom(null, "WAITING", "CLEAN", "INFECTED"),
    isDeleted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(proof, async ({ outcome, file, isDeleted }) => {
      const { db } = server.deps;
      const id = uuid();
      const given = { id, ref_id: refId, moved_out_on: today, given_at: now, note: "So." };
      const decided_at = outcome === null ? null : now;
      const decided = { outcome, decided_at, staff_id: outcome === "REFUSED" ? staff_id : null };
      await db
        .insertInto("moving_out")
        .values({ ...given, ...decided })
        .execute();
      const stored = { id: id.replaceAll("-", "").slice(0, 24), storage_key: id, sha256: Buffer.alloc(32), size: 1 };
      const named = { file_name: isDeleted ? "" : "a.pdf", content_type: "application/pdf", created_at: now };
      const proves = { ref_id: refId, moving_out_id: id, type: "MOVING_OUT_PROOF", brought_by: "tenant" } as const;
      const row = { ...stored, ...named, ...proves, deleted_at: isDeleted ? now : null };
      if (file !== null)
        await db
          .insertInto("document")
          .values({ ...row, scan: file })
          .execute();
      const hasFile = file !== null && file !== "INFECTED" && !isDeleted;
      const found = await selectMovingOuts(db).where("m.id", "=", id).executeTakeFirst();
      expect(found?.state).toBe(movingOutState(outcome, hasFile));
      // A policy has one open proof.
      const open = db.updateTable("moving_out").where("id", "=", id).where("outcome", "is", null);
      await open.set({ outcome: "DROPPED", decided_at: now }).execute();
    }),
    { numRuns: 30 },
  );
});

interface Attempt {
  status: "INTENDED" | "ASKED" | "FAILED" | "RETURNED";
  unanswered: number;
}

/** The rule of the list of due charges (docs/desk.md). */
function chargeState(status: "DUE" | "UNPAID", attempts: readonly Attempt[]) {
  const asked = attempts.filter((attempt) => attempt.status === "ASKED");
  if (asked.some(({ unanswered }) => unanswered >= maxUnansweredQueries)) return "STUCK";
  if (status === "UNPAID") return "UNPAID";
  if (asked.length > 0) return "COLLECTING";
  return attempts.some((attempt) => attempt.status === "FAILED") ? "RETRY" : "DUE";
}

test("every owed premium has the state of its rule", async () => {
  const unanswered = fc.constantFrom(0, maxUnansweredQueries - 1, maxUnansweredQueries);
  const ended = fc.record({ status: fc.constantFrom("FAILED" as const, "RETURNED" as const), unanswered });
  const open = fc.record({ status: fc.constantFrom("INTENDED" as const, "ASKED" as const), unanswered });
  const attempts = fc
    .tuple(fc.array(ended, { maxLength: 3 }), fc.option(open))
    .map(([past, last]) => (last ? [...past, last] : past));
  const premium = fc.record({ status: fc.constantFrom("DUE" as const, "UNPAID" as const), attempts });
  let number = 100;
  await fc.assert(
    fc.asyncProperty(fc.array(premium, some), async (generated) => {
      const { db } = server.deps;
      const period = {
        period_from: today,
        period_until: addDays(today, 30),
        amount_cents: 635,
        currency: "EUR",
      } as const;
      const premiums = generated.map((item) => ({ ...item, id: uuid(), number: number++ }));
      const due = { ...period, ref_id: refId, due_at: now };
      await db
        .insertInto("premium")
        .values(premiums.map(({ id, number: of, status }) => ({ ...due, id, number: of, status })))
        .execute();
      const tried = premiums.flatMap(({ id: premium_id, attempts: of }) =>
        of.map((attempt, index) => ({ ...attempt, id: uuid(), premium_id, number: index + 1, try_at: now })),
      );
      if (tried.length > 0) await db.insertInto("charge_attempt").values(tried).execute();
      const ids = premiums.map(({ id }) => id);
      const found = await selectOwedCharges(db, now).where("owed.id", "in", ids).execute();
      const states = new Map(found.map(({ id, state }) => [id, state]));
      expect(ids.map((id) => states.get(id))).toEqual(premiums.map((item) => chargeState(item.status, item.attempts)));
    }),
    { numRuns: 3 },
  );
});
