import { policyStatuses } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimableCents, claimableUntil, findItemOverLimit, partialGrantCents, sumCents } from "./claiming.ts";

const policy = {
  status: "ACTIVE",
  home: { country: "de", zip: "10115" },
  depositCents: 150_000,
  coverStart: "2027-02-01",
  coveredUntil: null,
  isReleased: false,
  claimedCents: 0,
} as const;
const ended = { ...policy, status: "ENDED", coveredUntil: "2028-02-01" } as const;
const days = 183;

describe("the claimable amount", () => {
  test("is the deposit less earlier claims, and never below zero", () => {
    expect(claimableCents(policy, "2027-02-01", days)).toBe(150_000);
    expect(claimableCents({ ...policy, claimedCents: 149_999 }, "2027-03-01", days)).toBe(1);
    expect(claimableCents({ ...policy, claimedCents: 150_000 }, "2027-03-01", days)).toBe(0);
    expect(claimableCents({ ...policy, claimedCents: 150_001 }, "2027-03-01", days)).toBe(0);
  });

  test("is null unless the policy is in force and cover has begun", () => {
    const open = policyStatuses.filter((status) => claimableCents({ ...policy, status }, "2027-03-01", days) !== null);
    expect(open).toEqual(["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
    expect(claimableCents({ ...policy, status: "CANCELLATION_REQUESTED" }, "2027-01-31", days)).toBeNull();
    expect(claimableCents({ ...policy, coverStart: null }, "2027-03-01", days)).toBeNull();
  });
});

describe("after the end", () => {
  test("earlier events can be claimed for a number of days, but not after a release", () => {
    expect(claimableUntil(ended, days)).toBe("2028-08-01");
    expect(claimableCents(ended, "2028-08-01", days)).toBe(150_000);
    expect(claimableCents(ended, "2028-08-02", days)).toBeNull();
    expect(claimableCents({ ...ended, isReleased: true }, "2028-02-01", days)).toBeNull();
    expect(claimableCents({ ...ended, status: "WITHDRAWN", claimedCents: 1 }, "2028-02-01", days)).toBe(149_999);
  });

  test("nothing can be claimed if cover never began", () => {
    expect(claimableUntil({ ...ended, coverStart: null }, days)).toBeNull();
    expect(claimableUntil({ ...ended, coveredUntil: ended.coverStart }, days)).toBeNull();
    expect(claimableUntil({ ...ended, coveredUntil: null }, days)).toBeNull();
    expect(claimableUntil({ ...ended, status: "DECLINED" }, days)).toBeNull();
  });

  test("a period of 0 days ends with the policy", () => {
    expect(claimableCents(ended, "2028-01-31", 0)).toBe(150_000);
    expect(claimableCents(ended, "2028-02-01", 0)).toBeNull();
  });
});

describe("the items of a claim", () => {
  const items = [{ amountCents: 80_000 }, { amountCents: 20_000 }, { amountCents: 1 }];

  test("are checked for the first one that exceeds the limit", () => {
    expect(findItemOverLimit(items, 100_001)).toBeNull();
    expect(findItemOverLimit(items, 100_000)).toBe(2);
    expect(findItemOverLimit(items, 79_999)).toBe(0);
  });

  test("can be granted in part, but not at zero, in full, or above an item's amount", () => {
    expect(partialGrantCents(items, [80_000, 0, 0])).toBe(80_000);
    expect(partialGrantCents(items, [0, 0, 0])).toBeNull();
    expect(partialGrantCents(items, [80_000, 20_000, 1])).toBeNull();
    expect(partialGrantCents(items, [80_000, 20_000])).toBeNull();
    expect(partialGrantCents(items, [0, 20_001, 0])).toBeNull();
  });

  test("add up to the sum of the granted parts", () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_500_000 }), fc.nat(1_500_000)), { minLength: 1 });
    fc.assert(
      fc.property(parts, (pairs) => {
        const claimed = pairs.map(([amountCents]) => ({ amountCents }));
        const granted = pairs.map(([amountCents, cents]) => Math.min(amountCents, cents));
        const part = partialGrantCents(claimed, granted);
        const sum = granted.reduce((total, cents) => total + cents, 0);
        expect(part).toBe(sum === 0 || sum === sumCents(claimed) ? null : sum);
      }),
    );
  });
});
