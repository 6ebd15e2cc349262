import { expect, test } from "vitest";
import { claimState } from "./claim-state.ts";

test("a claim waits for the tenant's objection, then for the desk's decision", () => {
  const claim = { objectUntil: "2027-03-01", objected: false, decided: false };
  expect(claimState(claim, "2027-03-01")).toBe("OBJECTION");
  expect(claimState(claim, "2027-03-02")).toBe("OPEN");
  expect(claimState({ ...claim, objected: true }, "2027-02-02")).toBe("OPEN");
  expect(claimState({ ...claim, objected: true, decided: true }, "2027-02-02")).toBe("DECIDED");
});
