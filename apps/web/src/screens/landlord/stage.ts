import type { LandlordView, PolicyStatus } from "@kautia/contract";

/** The policy status, except that a policy that ended because the landlord never answered is UNANSWERED. */
export type Stage = PolicyStatus | "UNANSWERED";

export function stageOf({ status, line }: LandlordView): Stage {
  return line.some(({ event }) => event === "UNANSWERED") ? "UNANSWERED" : status;
}
