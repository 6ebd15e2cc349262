import { addDays, type CalendarDate, type Country, landlordAnswerDays } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";

/** Days after the signature on which the landlord is reminded of the answer. Source: issue 7. */
const reminderDays = [3, 7, 14] as const;

/** The last day on which the landlord can answer. */
export function lastDayToAnswer(askedOn: CalendarDate): CalendarDate {
  return addDays(askedOn, landlordAnswerDays);
}

/** When something is to be done after `sent` reminders: the next one, or once that day is over, giving up. */
export function nextWaitAt(country: Country, askedOn: CalendarDate, sent: number): Date {
  const days = reminderDays[sent];
  return startOfLocalDay(country, days === undefined ? addDays(lastDayToAnswer(askedOn), 1) : addDays(askedOn, days));
}

/**
 * What is to be done today: the number of the reminder that is due, `give-up`, or null. Who was not there to remind on
 * several of the days does so once.
 */
export function waitStep(askedOn: CalendarDate, sent: number, today: CalendarDate): number | "give-up" | null {
  if (today > lastDayToAnswer(askedOn)) return "give-up";
  const due = reminderDays.filter((days) => addDays(askedOn, days) <= today).length;
  return due > sent ? due : null;
}
