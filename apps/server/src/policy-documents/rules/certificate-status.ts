import type { CalendarDate, CertificateStatus, PolicyStatus } from "@kautia/contract";
import { isPaying } from "../../policy/rules/policy-state.ts";

export function certificateStatus(
  status: PolicyStatus,
  { coverStart, today, isReplaced }: { coverStart: CalendarDate; today: CalendarDate; isReplaced: boolean },
): CertificateStatus {
  if (!isPaying(status)) return "RELEASED";
  if (isReplaced) return "REPLACED";
  return coverStart <= today ? "IN_FORCE" : "GENUINE";
}
