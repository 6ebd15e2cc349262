import type { PolicyStatus } from "../enums.ts";

/** Which status may follow which; every change of a policy is checked against this table and kept in its history. */
export const policyTransitions: Record<PolicyStatus, readonly PolicyStatus[]> = {
  /** Signed by the tenant; the landlord has not answered. Nothing is charged. */
  SIGNED: ["ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"],
  /** Accepted by the landlord; the first premium is due on the day cover begins. */
  ACCEPTED: ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** In force and paid. */
  ACTIVE: ["PAST_DUE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** In force, a premium could not be charged. */
  PAST_DUE: ["ACTIVE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** The tenant wants to leave; in force until the landlord signs the release, or the tenant stays after all. */
  CANCELLATION_REQUESTED: ["ACCEPTED", "ACTIVE", "PAST_DUE", "WITHDRAWN", "ENDED"],
  ENDED: [],
  DECLINED: [],
  WITHDRAWN: [],
};

/** Tells whether a policy may go from one status to another. */
export function mayFollow(from: PolicyStatus, to: PolicyStatus): boolean {
  return policyTransitions[from].includes(to);
}

/** Whether it is over for good: nothing covers, nothing is charged, no other status follows any more. */
export function isOver(status: PolicyStatus): boolean {
  return policyTransitions[status].length === 0;
}
