import {
  addDays,
  addMonths,
  type CalendarDate,
  choiceDays,
  daysAfterChoice,
  leastInstalmentCents,
  mostInstalments,
} from "@kautia/contract";

/** What a tenant pays back, in integer cents, and when. */
export interface PlannedInstalment {
  /** 1 for the first. */
  number: number;
  on: CalendarDate;
  amountCents: number;
}

/** The last day of choosing, and the day on which all of it is charged without a choice (docs/money.md). */
export function choiceDates(owedOn: CalendarDate): { chooseUntil: CalendarDate; dueOn: CalendarDate } {
  const chooseUntil = addDays(owedOn, choiceDays);
  return { chooseUntil, dueOn: addDays(chooseUntil, daysAfterChoice) };
}

/** In how many instalments an amount can be paid; 1 where it is too small for two. */
export function mostParts(amountCents: number): number {
  return Math.max(1, Math.min(mostInstalments, Math.floor(amountCents / leastInstalmentCents)));
}

/**
 * Instalments as alike as cents allow, the larger ones first. All at once is paid on the day itself; of several the first a
 * month later, each counted from that day, so that the 31st comes back to the 31st after a shorter month.
 */
export function planInstalments(amountCents: number, parts: number, chosenOn: CalendarDate): PlannedInstalment[] {
  const least = Math.floor(amountCents / parts);
  const larger = amountCents - least * parts;
  return Array.from({ length: parts }, (_, at) => ({
    number: at + 1,
    on: parts === 1 ? chosenOn : addMonths(chosenOn, at + 1),
    amountCents: at < larger ? least + 1 : least,
  }));
}
