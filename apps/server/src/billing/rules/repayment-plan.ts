import {
  addDays,
  addMonths,
  type CalendarDate,
  repaymentChoiceDays,
  repaymentDueDays,
  minInstalmentCents,
  maxInstalments,
} from "@kautia/contract";

export interface PlannedInstalment {
  number: number;
  on: CalendarDate;
  amountCents: number;
}

/** Days after an invoice was due on which the tenant gets a reminder. Source: docs/money.md. */
const reminderDays = [1, 14] as const;

/** The last day to choose a plan, and the day on which the invoice is due if none was chosen (docs/money.md). */
export function choiceDates(owedOn: CalendarDate): { chooseUntil: CalendarDate; dueOn: CalendarDate } {
  const chooseUntil = addDays(owedOn, repaymentChoiceDays);
  return { chooseUntil, dueOn: addDays(chooseUntil, repaymentDueDays) };
}

/** The day of the first reminder after `today`; null after the last. Days missed during downtime are skipped. */
export function nextReminderOn(dueOn: CalendarDate, today: CalendarDate): CalendarDate | null {
  return reminderDays.map((after) => addDays(dueOn, after)).find((day) => day > today) ?? null;
}

/** The largest number of instalments for an amount; 1 if it is too small for two. */
export function mostParts(amountCents: number): number {
  return Math.max(1, Math.min(maxInstalments, Math.floor(amountCents / minInstalmentCents)));
}

/**
 * Splits an amount into instalments that differ by at most a cent, larger ones first. A single one is due on
 * `chosenOn`; several fall due monthly from a month later. Months count from `chosenOn`, so the 31st returns to the
 * 31st after a shorter month.
 */
export function planInstalments(amountCents: number, parts: number, chosenOn: CalendarDate): PlannedInstalment[] {
  const least = Math.floor(amountCents / parts);
  const larger = amountCents - least * parts;
  return Array.from({ length: parts }, (_, index) => ({
    number: index + 1,
    on: parts === 1 ? chosenOn : addMonths(chosenOn, index + 1),
    amountCents: index < larger ? least + 1 : least,
  }));
}
