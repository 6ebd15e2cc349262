import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { furtherProgress, progressRank, progressValues, quotedProgress } from "./progress.ts";

const anyProgress = fc.constantFrom(null, ...progressValues);

describe("furtherProgress", () => {
  it("returns the further of two values", () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (before, saved) => {
        const after = furtherProgress(before, saved);
        expect([before, saved]).toContain(after);
        expect(progressRank(after)).toBe(Math.max(progressRank(before), progressRank(saved)));
      }),
    );
  });

  it("keeps INVITATION_DETAILS when both have the same rank", () => {
    expect(furtherProgress("INVITATION_DETAILS", "TENANT_DETAILS")).toBe("INVITATION_DETAILS");
  });
});

describe("quotedProgress", () => {
  it("flags the four values from the risk check on", () => {
    expect(quotedProgress).toEqual(["RISK_CHECK", "PRIVATE_DOCUMENTS", "PAYMENT_PERIOD", "PAYMENT"]);
    const ranked = progressValues.filter((value) => progressRank(value) >= progressRank("RISK_CHECK"));
    expect(ranked).toEqual(quotedProgress);
  });
});
