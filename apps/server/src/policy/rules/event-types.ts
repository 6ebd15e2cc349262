import type { GuaranteeEventType, PolicyStatus } from "@kautia/contract";
import type { PastChange } from "./status-line-facts.ts";

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

/** The webhook events for a change of status. A landlord can end a policy only by releasing it. */
export function eventTypesOf({ to, cause }: Pick<PastChange, "to" | "cause">): GuaranteeEventType[] {
  const type = typeByStatus[to];
  return to === "ENDED" && cause === "landlord" ? ["guarantee.released", type] : [type];
}
