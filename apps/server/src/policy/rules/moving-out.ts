import type { CalendarDate, MovingOutState } from "@kautia/contract";

/** What a person, or what happened, made of a proof; null while it is open. */
export type MovingOutOutcome = "CONFIRMED" | "REFUSED" | "DROPPED";

export function movingOutState(outcome: MovingOutOutcome | null, hasFile: boolean): MovingOutState {
  return outcome ?? (hasFile ? "OPEN" : "PROOF");
}

/** Whether somebody can have moved out on that day: covered already, and not later than today. */
export function isDayOfMovingOut(day: CalendarDate, coverStart: CalendarDate | null, today: CalendarDate): boolean {
  return coverStart !== null && day >= coverStart && day <= today;
}

/**
 * The first day that is not paid for: that of moving out, or that of cancelling where it came later; as if the landlord had
 * released on that day (docs/policy.md).
 */
export function premiumUntil(movedOutOn: CalendarDate, cancelledOn: CalendarDate): CalendarDate {
  return movedOutOn > cancelledOn ? movedOutOn : cancelledOn;
}

/** The first day of a policy that is not paid for; null while no day is known. Cover may go on beyond it, at no charge. */
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
