import { addDays, type CalendarDate } from "@kautia/contract";

export function daysAfter(day: CalendarDate, days: number): CalendarDate {
  return addDays(day, days);
}

/** The first day without cover after the last one with it. */
export const dayAfter = (lastDay: CalendarDate): CalendarDate => daysAfter(lastDay, 1);
