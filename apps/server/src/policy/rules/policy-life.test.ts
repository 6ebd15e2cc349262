import { mayFollow, policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { isPaying, statusAfterCharge, weighChange } from "./policy-life.ts";

test("only what the contract's table allows changes", () => {
  for (const from of policyStatuses) {
    for (const to of policyStatuses) {
      const expected = from === to ? "stays" : mayFollow(from, to) ? "change" : "conflict";
      expect(weighChange(from, to).kind, `${from} to ${to}`).toBe(expected);
    }
  }
});

test("nothing falls due before the landlord accepted, nor once it is over", () => {
  expect(policyStatuses.filter(isPaying)).toEqual(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
});

test("a paid premium makes it active, a failed one past due", () => {
  expect(statusAfterCharge("ACCEPTED", true, 0)).toBe("ACTIVE");
  expect(statusAfterCharge("ACCEPTED", false, 1)).toBe("PAST_DUE");
  expect(statusAfterCharge("ACTIVE", true, 0)).toBeNull();
  expect(statusAfterCharge("ACTIVE", false, 1)).toBe("PAST_DUE");
  expect(statusAfterCharge("PAST_DUE", false, 1)).toBeNull();
  expect(statusAfterCharge("PAST_DUE", true, 0)).toBe("ACTIVE");
});

test("it stays past due while an older premium is open", () => {
  expect(statusAfterCharge("PAST_DUE", true, 1)).toBeNull();
});

test("whatever a charge leads to is allowed by the table", () => {
  for (const from of policyStatuses) {
    for (const [succeeded, unpaid] of [
      [true, 0],
      [true, 1],
      [false, 1],
    ] as const) {
      const to = statusAfterCharge(from, succeeded, unpaid);
      if (to) expect(mayFollow(from, to), `${from} to ${to}`).toBe(true);
    }
  }
});
