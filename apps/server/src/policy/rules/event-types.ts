import type { GuaranteeEventType, PolicyStatus } from "@kautia/contract";
import type { PastChange } from "./status-line.ts";

const typeByStatus: Record<PolicyStatus, GuaranteeEventType> = {
  SIGNED: "guarantee.signed",
  ACCEPTED: "guarantee.accepted",
  DECLINED: "guarantee.declined",
  ACTIVE: "guarantee.active",
  PAST_DUE: "guarantee.past_due",
  CANCELLATION_REQUESTED: "guarantee.cancellation_requested",
  ENDED: "guarantee.ended",
  WITHDRAWN: "guarantee.ended",
};

/** What a partner is told of a change. The landlord ends a policy by releasing it, and in no other way. */
export function eventTypesOf({ to, cause }: Pick<PastChange, "to" | "cause">): GuaranteeEventType[] {
  const type = typeByStatus[to];
  return to === "ENDED" && cause === "landlord" ? ["guarantee.released", type] : [type];
}
