import { addDays, type CalendarDate } from "@kautia/contract";

/** The day for a debit that is announced today: the planned day, or a later one if the notice would be too short. */
export function firstDebitDay(planned: CalendarDate, today: CalendarDate, noticeDays: number): CalendarDate {
  const earliest = addDays(today, noticeDays);
  return planned > earliest ? planned : earliest;
}
