import { canFollow, policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { isPaying, statusAfterCharge, checkTransition } from "./policy-life.ts";

test("allows exactly the transitions in the contract's table", () => {
  for (const from of policyStatuses) {
    for (const to of policyStatuses) {
      const expected = from === to ? "unchanged" : canFollow(from, to) ? "change" : "conflict";
      expect(checkTransition(from, to).kind, `${from} to ${to}`).toBe(expected);
    }
  }
});

test("premiums fall due only after the landlord has accepted and before the policy ends", () => {
  expect(policyStatuses.filter(isPaying)).toEqual(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
});

test("a paid premium makes a policy active, a failed one makes it past due", () => {
  expect(statusAfterCharge("ACCEPTED", true, 0)).toBe("ACTIVE");
  expect(statusAfterCharge("ACCEPTED", false, 1)).toBe("PAST_DUE");
  expect(statusAfterCharge("ACTIVE", true, 0)).toBeNull();
  expect(statusAfterCharge("ACTIVE", false, 1)).toBe("PAST_DUE");
  expect(statusAfterCharge("PAST_DUE", false, 1)).toBeNull();
  expect(statusAfterCharge("PAST_DUE", true, 0)).toBe("ACTIVE");
});

test("a policy stays past due while an older premium is unpaid", () => {
  expect(statusAfterCharge("PAST_DUE", true, 1)).toBeNull();
});

test("every status after a charge is an allowed transition", () => {
  for (const from of policyStatuses) {
    for (const [succeeded, unpaid] of [
      [true, 0],
      [true, 1],
      [false, 1],
    ] as const) {
      const to = statusAfterCharge(from, succeeded, unpaid);
      if (to) expect(canFollow(from, to), `${from} to ${to}`).toBe(true);
    }
  }
});
