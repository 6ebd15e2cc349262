import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentPeriods } from "../enums.ts";
import { addDays, addMonths } from "../fields/dates.ts";
import { policyOf, yearlyTerms as yearly } from "../testing/policy-of.ts";
import { owedCents, premiumOf } from "./premiums.ts";
import { periodAt, premiumAt, priceOfPeriod, termsOn } from "./terms.ts";

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2026-01-01", days));
const price = fc.integer({ min: 50, max: 100_000 });
const anyChange = fc.record({ days: fc.nat({ max: 900 }), premiumCents: price });
const anyPolicy = fc
  .record({ start: anyDay, plan: fc.constantFrom(...paymentPeriods), first: price, changes: fc.array(anyChange) })
  .map(({ start, plan, first, changes }) =>
    policyOf(
      { ...yearly, premiumCents: first, paymentPeriod: plan },
      changes.map(({ days, premiumCents }) => ({ from: addDays(start, days), premiumCents })),
      start,
    ),
  );
const anyMonths = fc.nat({ max: 40 });

describe("any policy", () => {
  test("with terms that never changed costs what it did before terms could change", () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...paymentPeriods),
        price,
        fc.nat({ max: 60 }),
        fc.nat({ max: 400 }),
        (...some) => {
          const [coverStart, paymentPeriod, premiumCents, at, days] = some;
          const terms = { coverStart, paymentPeriod, insuranceEnd: addDays(coverStart, at * 20 + 1) };
          const schedule = policyOf({ ...yearly, ...terms, premiumCents }, [], coverStart);
          for (const number of [1, 2, 3]) {
            const period = periodAt(
              schedule,
              addMonths(coverStart, (number - 1) * (paymentPeriod === "YEARLY" ? 12 : 1)),
            );
            const before = premiumOf(terms, premiumCents, number);
            expect(premiumAt(schedule, period.from)?.amountCents).toBe(before?.amountCents);
            expect(before?.until ?? period.until).toBe(period.until);
            const until = addDays(period.from, days);
            expect(priceOfPeriod(schedule, period, until)).toBe(
              owedCents(terms, { number, priceCents: premiumCents }, until),
            );
          }
        },
      ),
    );
  });

  test("has periods that follow each other without gaps", () => {
    fc.assert(
      fc.property(anyPolicy, anyMonths, (policy, months) => {
        const period = periodAt(policy, addMonths(policy.coverStart, months));
        expect(periodAt(policy, period.fullUntil).from).toBe(period.fullUntil);
        expect(periodAt(policy, addDays(period.fullUntil, -1))).toEqual(period);
      }),
    );
  });

  test("costs between its cheapest and its dearest price, and never less for more days", () => {
    fc.assert(
      fc.property(anyPolicy, anyMonths, fc.nat({ max: 370 }), (policy, months, days) => {
        const period = periodAt(policy, addMonths(policy.coverStart, months));
        const prices = policy.terms.map(({ premiumCents }) => premiumCents);
        const whole = priceOfPeriod(policy, period);
        expect(whole).toBeLessThanOrEqual(Math.max(...prices));
        expect(whole).toBeGreaterThanOrEqual(Math.min(...prices));
        const until = addDays(period.from, days);
        const part = priceOfPeriod(policy, period, until);
        const day = priceOfPeriod(policy, period, addDays(until, 1)) - part;
        expect(part).toBeLessThanOrEqual(whole);
        expect(day).toBeGreaterThanOrEqual(0);
        expect(day).toBeLessThanOrEqual(Math.ceil(Math.max(...prices) / 28));
      }),
    );
  });

  test("costs the sum of its days to the cent", () => {
    fc.assert(
      fc.property(anyPolicy, anyMonths, (policy, months) => {
        const period = periodAt(policy, addMonths(policy.coverStart, months));
        let [sum, length] = [0, 0];
        for (let day = period.from; day < period.fullUntil; day = addDays(day, 1)) {
          sum += termsOn(policy.terms, day).premiumCents;
          length += 1;
        }
        expect(priceOfPeriod(policy, period)).toBe(Math.floor(sum / length));
      }),
    );
  });

  test("costs the same in whatever order its terms are read", () => {
    fc.assert(
      fc.property(anyPolicy, anyMonths, fc.nat(), ({ coverStart, terms }, months, turn) => {
        const at = turn % terms.length;
        const turned = { coverStart, terms: [...terms.slice(at), ...terms.slice(0, at)].reverse() };
        const period = periodAt({ coverStart, terms }, addMonths(coverStart, months));
        expect(priceOfPeriod(turned, period)).toBe(priceOfPeriod({ coverStart, terms }, period));
      }),
    );
  });

  test("comes to the same sum whichever of two changes was agreed first, if their days follow each other", () => {
    fc.assert(
      fc.property(
        anyDay,
        price,
        price,
        price,
        fc.nat({ max: 360 }),
        fc.nat({ max: 360 }),
        (start, a, b, c, one, two) => {
          const [early, late] = [Math.min(one, two), Math.max(one, two) + 1].map((days) => addDays(start, days));
          if (!early || !late) return;
          const first = { ...yearly, premiumCents: a };
          const inOrder = policyOf(
            first,
            [
              { from: early, premiumCents: b },
              { from: late, premiumCents: c },
            ],
            start,
          );
          // The earlier day was agreed last; from the late day on, its price was agreed again.
          const turned = policyOf(
            first,
            [
              { from: late, premiumCents: c },
              { from: early, premiumCents: b },
              { from: late, premiumCents: c },
            ],
            start,
          );
          expect(priceOfPeriod(turned, periodAt(turned, start))).toBe(priceOfPeriod(inOrder, periodAt(inOrder, start)));
        },
      ),
    );
  });
});
