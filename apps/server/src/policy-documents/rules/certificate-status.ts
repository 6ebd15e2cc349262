import type { CalendarDate, CertificateStatus, PolicyStatus } from "@kautia/contract";
import { isPaying } from "../../policy/rules/policy-state.ts";

export function certificateStatus(
  status: PolicyStatus,
  coverStart: CalendarDate,
  today: CalendarDate,
): CertificateStatus {
  if (!isPaying(status)) return "RELEASED";
  return coverStart <= today ? "IN_FORCE" : "GENUINE";
}
