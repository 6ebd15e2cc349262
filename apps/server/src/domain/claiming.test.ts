import { policyStatuses } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { claimableCents } from "./claiming.ts";

const policy = { status: "ACTIVE", depositCents: 150_000, coverStart: "2027-02-01", claimedCents: 0 } as const;

describe("what may be claimed", () => {
  test("is the deposit less what was claimed before, and never below zero", () => {
    expect(claimableCents(policy, "2027-02-01")).toBe(150_000);
    expect(claimableCents({ ...policy, claimedCents: 149_999 }, "2027-03-01")).toBe(1);
    expect(claimableCents({ ...policy, claimedCents: 150_000 }, "2027-03-01")).toBe(0);
    expect(claimableCents({ ...policy, claimedCents: 150_001 }, "2027-03-01")).toBe(0);
  });

  test("is nothing at all outside of cover", () => {
    const open = policyStatuses.filter((status) => claimableCents({ ...policy, status }, "2027-03-01") !== null);
    expect(open).toEqual(["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
    expect(claimableCents({ ...policy, status: "CANCELLATION_REQUESTED" }, "2027-01-31")).toBeNull();
    expect(claimableCents({ ...policy, coverStart: null }, "2027-03-01")).toBeNull();
  });
});
