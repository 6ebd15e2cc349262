import { addDays, owedCents } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCovered, anyDay, anyPremium } from "#testing/values/arbitrary-premiums.ts";
import { isPossibleMovingOutDate, movingOutState, paidUntil, premiumUntil } from "./moving-out.ts";

const wait = fc.integer({ min: 0, max: 400 });

test.each([
  ["the first day of cover", "2028-02-01", true],
  ["the day before it", "2028-01-31", false],
  ["a leap day", "2028-02-29", true],
  ["today", "2028-03-10", true],
  ["tomorrow", "2028-03-11", false],
])("moving out on %s (%s) is possible: %s", (_which, on, can) => {
  expect(isPossibleMovingOutDate(on, "2028-02-01", "2028-03-10")).toBe(can);
  expect(isPossibleMovingOutDate(on, null, "2028-03-10")).toBe(false);
});

test("a proof waits for a file, then for the desk", () => {
  expect([movingOutState(null, false), movingOutState(null, true)]).toEqual(["PROOF", "OPEN"]);
  expect([movingOutState("CONFIRMED", false), movingOutState("DROPPED", true)]).toEqual(["CONFIRMED", "DROPPED"]);
});

describe("the first day without a premium", () => {
  test("is the day of moving out, but never before the cancellation", () => {
    expect(premiumUntil("2028-02-29", "2028-02-10")).toBe("2028-02-29");
    expect(premiumUntil("2028-02-01", "2028-02-10")).toBe("2028-02-10");
  });

  test("is the earlier of moving out and the end of cover, as far as they are known", () => {
    const [moved, ended] = ["2028-02-29", "2028-05-01"];
    expect(paidUntil({ premium_until: null, covered_until: null })).toBeNull();
    expect(paidUntil({ premium_until: moved, covered_until: null })).toBe(moved);
    expect(paidUntil({ premium_until: null, covered_until: ended })).toBe(ended);
    expect(paidUntil({ premium_until: moved, covered_until: ended })).toBe(moved);
    expect(paidUntil({ premium_until: ended, covered_until: moved })).toBe(moved);
  });
});

describe("the refund after a proof of moving out, whenever the landlord releases", () => {
  /** The tenant cancels and moves out in either order, before confirmation and release. */
  const histories = fc
    .record({
      terms: anyCovered,
      paid: anyPremium,
      cancelled: anyDay,
      moved: fc.integer({ min: -400, max: 400 }),
      confirmed: wait,
      released: wait,
    })
    .map(({ terms, paid, cancelled, moved, confirmed, released }) => {
      const movedOutOn = addDays(cancelled, moved);
      const confirmedOn = addDays(movedOutOn > cancelled ? movedOutOn : cancelled, confirmed);
      return { terms, paid, cancelled, movedOutOn, releasedOn: addDays(confirmedOn, released) };
    });
  const refundsOf = ({
    terms,
    paid,
    cancelled,
    movedOutOn,
    releasedOn,
  }: ReturnType<typeof histories.generate>["value"]) => {
    const until = premiumUntil(movedOutOn, cancelled);
    const at = (on: string) => paid.amountCents - owedCents(terms, paid, on);
    return {
      atConfirmation: at(until),
      atRelease: at(paidUntil({ premium_until: until, covered_until: releasedOn }) ?? releasedOn),
      withoutProof: at(releasedOn),
      releasedAtOnce: at(cancelled),
    };
  };

  test("is the same at the release as at the confirmation", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { atConfirmation, atRelease } = refundsOf(history);
        expect(atRelease).toBe(atConfirmation);
      }),
    );
  });

  test("lies between the refunds for a release without proof and a release on the day of the cancellation", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { atConfirmation, withoutProof, releasedAtOnce } = refundsOf(history);
        expect(atConfirmation).toBeGreaterThanOrEqual(withoutProof);
        expect(atConfirmation).toBeLessThanOrEqual(releasedAtOnce);
      }),
    );
  });

  test("is never negative and never above the paid premium", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { atConfirmation } = refundsOf(history);
        expect(atConfirmation).toBeGreaterThanOrEqual(0);
        expect(atConfirmation).toBeLessThanOrEqual(history.paid.amountCents);
      }),
    );
  });
});
