import type { PolicyView } from "@kautia/contract";

export const movingOutSteps = ["day", "proof", "release", "money"] as const;
export type MovingOutStep = (typeof movingOutSteps)[number];

type Facts = Pick<PolicyView, "status" | "wayOut" | "mayProveMovingOut" | "movingOut" | "coverStart" | "refund">;

/** Which step of moving out a tenant is at; `end` when nothing is left, null when moving out is not the way to leave. */
export function stepOf({
  status,
  wayOut,
  mayProveMovingOut,
  movingOut,
  coverStart,
  refund,
}: Facts): MovingOutStep | "end" | null {
  if (status === "ENDED" && coverStart !== null) return refund !== null && refund.pending > 0 ? "money" : "end";
  if (wayOut) return wayOut.way === "cancel" && status !== "ACCEPTED" ? "day" : null;
  if (status !== "CANCELLATION_REQUESTED") return null;
  if (movingOut?.state === "PROOF" || movingOut?.state === "REFUSED") return "proof";
  return mayProveMovingOut && movingOut?.state !== "OPEN" ? "day" : "release";
}
