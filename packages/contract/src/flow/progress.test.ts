import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { furtherProgress, progressRank, progressValues } from "./progress.ts";

const anyProgress = fc.constantFrom(null, ...progressValues);

describe("saving a step again", () => {
  it("never sends the tenant back", () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (before, saved) => {
        const after = furtherProgress(before, saved);
        expect([before, saved]).toContain(after);
        expect(progressRank(after)).toBe(Math.max(progressRank(before), progressRank(saved)));
      }),
    );
  });

  it("keeps an invited tenant invited where both are as far", () => {
    expect(furtherProgress("INVITATION_DETAILS", "TENANT_DETAILS")).toBe("INVITATION_DETAILS");
  });
});
