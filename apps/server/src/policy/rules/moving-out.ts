import type { CalendarDate, MovingOutState } from "@kautia/contract";

/** `DROPPED` when the policy left `CANCELLATION_REQUESTED` before the desk decided. */
export type MovingOutOutcome = "CONFIRMED" | "REFUSED" | "DROPPED";

export function movingOutState(outcome: MovingOutOutcome | null, hasFile: boolean): MovingOutState {
  return outcome ?? (hasFile ? "OPEN" : "PROOF");
}

/** Whether cover had begun by that day and the day is not in the future. */
export function isPossibleMovingOutDate(
  day: CalendarDate,
  coverStart: CalendarDate | null,
  today: CalendarDate,
): boolean {
  return coverStart !== null && day >= coverStart && day <= today;
}

/** The first day for which no premium is owed: the later of moving out and cancelling. */
export function premiumUntil(movedOutOn: CalendarDate, cancelledOn: CalendarDate): CalendarDate {
  return movedOutOn > cancelledOn ? movedOutOn : cancelledOn;
}

/**
 * The first day for which no premium is owed; null while it is unknown. Cover may continue free of charge from then on.
 */
export function paidUntil({
  premium_until,
  covered_until,
}: {
  premium_until: CalendarDate | null;
  covered_until: CalendarDate | null;
}): CalendarDate | null {
  if (premium_until === null || covered_until === null) return premium_until ?? covered_until;
  return premium_until < covered_until ? premium_until : covered_until;
}
