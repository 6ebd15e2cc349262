import { addDays, progressValues, quotedProgress } from "@kautia/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { addColleague } from "#testing/people/staff.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { anyAct, anyContract } from "#testing/money-model/acts.ts";
import { World } from "#testing/money-model/world.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { readFigures } from "./read.ts";

const clock = makeFakeClock("2027-01-15T22:30:00.000Z");
const hour = 3_600_000;
const shownDays = 90;
const failingCard = "4000000000000341";
const server = await makeTestServer();
await makeTestPartner(server, "kern");
await addColleague(server, { name: "Uwe", role: "underwriter" });
afterAll(() => server.close());

const read = async () => {
  const { days, funnel } = await readFigures({ ...server.deps, clock }, shownDays);
  return {
    days: days.filter(({ day, ...counts }) => day && Object.values(counts).some((count) => count !== 0)),
    funnel: funnel.map(({ count }) => count),
  };
};

/** The same figures, counted here from all rows. */
async function countAll() {
  const { db } = server.deps;
  const today = localDay("de", clock.now());
  const isShown = (day: string) => day > addDays(today, -shownDays) && day <= today;
  const begun = await db.selectFrom("application").selectAll().execute();
  const applications = begun.filter(({ created_at }) => isShown(localDay("de", created_at)));
  const decisions = await db.selectFrom("decision").selectAll().where("made_by", "=", "RULES").execute();
  const premiums = await db.selectFrom("premium").selectAll().execute();
  const instalments = await db.selectFrom("instalment").selectAll().execute();
  const failed = await db.selectFrom("charge_attempt").select("answered_at").where("status", "=", "FAILED").execute();
  const days = new Map<string, Record<string, number>>();
  const none = { quotes: 0, refusals: 0, reviews: 0, chargesDue: 0, chargesFailed: 0 };
  const count = (day: string, figure: keyof typeof none) => {
    const counts = days.get(day) ?? none;
    days.set(day, { ...counts, [figure]: (counts[figure] ?? 0) + 1 });
  };
  const figures = { QUOTE: "quotes", REFUSED: "refusals", MANUAL_REVIEW: "reviews" } as const;
  for (const { at, outcome } of decisions) count(localDay("de", at), figures[outcome]);
  for (const { due_at } of premiums) count(localDay("de", due_at), "chargesDue");
  for (const { due_on } of instalments) count(due_on, "chargesDue");
  for (const { answered_at } of failed) count(localDay("de", answered_at ?? new Date(Number.NaN)), "chargesFailed");
  const isQuoted = (page: string | null) => quotedProgress.some((value) => value === page);
  return {
    days: [...days]
      .filter(([day]) => isShown(day))
      .map(([day, counts]) => ({ day, ...counts }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    funnel: [
      applications.length,
      applications.filter((row) => row.last_completed_page !== null).length,
      applications.filter((row) => row.consents !== null).length,
      applications.filter((row) => isQuoted(row.last_completed_page)).length,
      applications.filter((row) => row.payment_period !== null).length,
      applications.filter((row) => row.signed_at !== null).length,
    ],
  };
}

const application = fc.record({
  // Each save changes what the stages depend on, forwards or backwards.
  saves: fc.array(
    fc.record({
      last_completed_page: fc.option(fc.constantFrom(...progressValues)),
      consents: fc.constantFrom(null, "{}"),
      payment_period: fc.constantFrom(null, "MONTHLY" as const),
      isSigned: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  outcome: fc.constantFrom(null, "QUOTE" as const, "REFUSED" as const),
});

async function apply({ saves, outcome }: typeof application extends fc.Arbitrary<infer T> ? T : never) {
  const { db, random } = server.deps;
  const [ref_id, now] = [random.refId(), clock.now()];
  await db
    .insertInto("application")
    .values({
      ref_id,
      country: "de",
      locale: "de",
      created_at: now,
      updated_at: now,
      answers: "{}",
      contact_keys: "{}",
    })
    .execute();
  for (const { isSigned, payment_period, ...save } of saves) {
    const set = { ...save, payment_period, premium_cents: payment_period && 635, signed_at: isSigned ? now : null };
    await db.updateTable("application").set(set).where("ref_id", "=", ref_id).execute();
  }
  if (outcome === null) return;
  const versions = { rule_version: "1", tariff_version: "1", inputs: "{}", input_hash: "" };
  await db
    .insertInto("decision")
    .values({ id: random.uuid(), ref_id, outcome, at: now, required_documents: [], ...versions })
    .execute();
}

test("every figure matches all rows after random applications and policies", async () => {
  const step = fc.record({ act: anyAct, applications: fc.array(application, { maxLength: 3 }) });
  for (const outcome of ["QUOTE", "REFUSED"] as const) await apply({ saves: [], outcome });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyContract, { maxLength: 2 }),
      fc.array(step, { minLength: 3, maxLength: 8 }),
      async (contracts, steps) => {
        const world = await World.open(server, clock, [
          { card: failingCard, paymentPeriod: "MONTHLY", months: 1, coTenants: 0 },
          ...contracts,
        ]);
        try {
          await world.pass(20 * hour);
          for (const { act, applications } of steps) {
            for (const item of applications) await apply(item);
            await act.run(world);
          }
        } finally {
          await world.close();
        }
        expect(await read()).toEqual(await countAll());
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
  const { days } = await read();
  for (const figure of ["quotes", "refusals", "chargesDue", "chargesFailed"] as const)
    expect(days.reduce((sum, day) => sum + day[figure], 0)).toBeGreaterThan(0);
});
