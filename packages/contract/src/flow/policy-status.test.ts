import { describe, expect, it } from "vitest";
import { policyStatuses } from "../enums.ts";
import { mayFollow, policyTransitions } from "./policy-status.ts";

describe("a policy's status", () => {
  it("is never in force before the landlord accepted", () => {
    expect(mayFollow("SIGNED", "ACTIVE")).toBe(false);
    expect(mayFollow("SIGNED", "PAST_DUE")).toBe(false);
    expect(mayFollow("DECLINED", "ACCEPTED")).toBe(false);
  });
  it("reaches every other status from SIGNED, and never itself", () => {
    const reached = new Set<string>(["SIGNED"]);
    for (const from of reached) for (const to of policyTransitions[from as "SIGNED"]) reached.add(to);
    expect([...reached].sort()).toEqual([...policyStatuses].sort());
    for (const status of policyStatuses) expect(mayFollow(status, status)).toBe(false);
  });
});
