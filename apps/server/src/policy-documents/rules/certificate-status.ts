import type { CalendarDate, CertificateStatus, PolicyStatus } from "@kautia/contract";
import { isPaying } from "../../policy/rules/policy-life.ts";

/** What is said of a certificate that there is. */
export function certificateStatus(
  status: PolicyStatus,
  coverStart: CalendarDate,
  today: CalendarDate,
): CertificateStatus {
  if (!isPaying(status)) return "RELEASED";
  return coverStart <= today ? "IN_FORCE" : "GENUINE";
}
