import { expect, test } from "vitest";
import { claimState } from "./claim-state.ts";

const claim = { objectUntil: "2027-03-01", answered: false, outcome: null, isPaidOut: false };

test("a claim waits for the tenant's answer, then for the desk's decision", () => {
  expect(claimState(claim, "2027-03-01")).toBe("OBJECTION");
  expect(claimState(claim, "2027-03-02")).toBe("OPEN");
  expect(claimState({ ...claim, answered: true }, "2027-02-02")).toBe("OPEN");
});

test("a granted claim waits for the payout, and a refused one for nothing", () => {
  expect(claimState({ ...claim, outcome: "ACCEPTED" }, "2027-03-02")).toBe("GRANTED");
  expect(claimState({ ...claim, outcome: "PARTLY" }, "2027-03-02")).toBe("GRANTED");
  expect(claimState({ ...claim, outcome: "PARTLY", isPaidOut: true }, "2027-03-02")).toBe("PAID");
  expect(claimState({ ...claim, outcome: "REFUSED" }, "2027-03-02")).toBe("REFUSED");
});
