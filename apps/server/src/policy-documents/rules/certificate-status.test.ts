import { policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { certificateStatus } from "./certificate-status.ts";

const on = (today: string, isReplaced = false) => ({ coverStart: "2027-02-01", today, isReplaced });

test("a certificate is only genuine before cover begins, and in force from the first day of cover", () => {
  expect(certificateStatus("ACCEPTED", on("2027-01-31"))).toBe("GENUINE");
  expect(certificateStatus("ACCEPTED", on("2027-02-01"))).toBe("IN_FORCE");
});

test("a certificate stays in force with an open premium or a cancellation, and is released once the policy is over", () => {
  const inForce = policyStatuses.filter((status) => certificateStatus(status, on("2027-03-01")) === "IN_FORCE");
  expect(inForce).toEqual(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
  expect(certificateStatus("ENDED", on("2027-03-01"))).toBe("RELEASED");
});

test("an earlier certificate is replaced while the policy runs", () => {
  expect(certificateStatus("ACTIVE", on("2027-03-01", true))).toBe("REPLACED");
  expect(certificateStatus("ENDED", on("2027-03-01", true))).toBe("RELEASED");
});
