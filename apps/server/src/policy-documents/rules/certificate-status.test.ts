import { policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { certificateStatus } from "./certificate-status.ts";

test("a certificate is only genuine before cover begins, and in force from the first day of cover", () => {
  expect(certificateStatus("ACCEPTED", "2027-02-01", "2027-01-31")).toBe("GENUINE");
  expect(certificateStatus("ACCEPTED", "2027-02-01", "2027-02-01")).toBe("IN_FORCE");
});

test("a certificate stays in force with an open premium or a cancellation, and is released once the policy is over", () => {
  const inForce = policyStatuses.filter(
    (status) => certificateStatus(status, "2027-02-01", "2027-03-01") === "IN_FORCE",
  );
  expect(inForce).toEqual(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
  expect(certificateStatus("ENDED", "2027-02-01", "2027-03-01")).toBe("RELEASED");
});
