import { describe, expect, it } from "vitest";
import { policyStatuses } from "../enums.ts";
import { canFollow, policyTransitions } from "./policy-status.ts";

describe("policy status", () => {
  it("is not in force before the landlord accepts", () => {
    expect(canFollow("SIGNED", "ACTIVE")).toBe(false);
    expect(canFollow("SIGNED", "PAST_DUE")).toBe(false);
    expect(canFollow("DECLINED", "ACCEPTED")).toBe(false);
  });
  it("can reach every status from SIGNED, and never follows itself", () => {
    const reached = new Set<string>(["SIGNED"]);
    for (const from of reached) for (const to of policyTransitions[from as "SIGNED"]) reached.add(to);
    expect([...reached].sort()).toEqual([...policyStatuses].sort());
    for (const status of policyStatuses) expect(canFollow(status, status)).toBe(false);
  });
});
