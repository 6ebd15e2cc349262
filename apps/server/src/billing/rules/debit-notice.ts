import { addDays, type CalendarDate } from "@kautia/contract";

/** The day of a debit announced today: the planned day, or later if the notice would be too short. */
export function firstDebitDay(planned: CalendarDate, today: CalendarDate, noticeDays: number): CalendarDate {
  const earliest = addDays(today, noticeDays);
  return planned > earliest ? planned : earliest;
}
