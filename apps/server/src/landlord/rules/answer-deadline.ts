import { addDays, type CalendarDate, type Country, landlordAnswerDays } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";

const reminderDays = [3, 7, 14] as const;

export function lastDayToAnswer(askedOn: CalendarDate): CalendarDate {
  return addDays(askedOn, landlordAnswerDays);
}

/** When the next reminder is due or, after the last one, when the policy ends. */
export function nextStepAt(country: Country, askedOn: CalendarDate, sent: number): Date {
  const days = reminderDays[sent];
  return startOfLocalDay(country, days === undefined ? addDays(lastDayToAnswer(askedOn), 1) : addDays(askedOn, days));
}

/** The number of the due reminder, or `give-up` at the end. After downtime, only the latest missed reminder counts. */
export function dueStep(askedOn: CalendarDate, sent: number, today: CalendarDate): number | "give-up" | null {
  if (today > lastDayToAnswer(askedOn)) return "give-up";
  const due = reminderDays.filter((days) => addDays(askedOn, days) <= today).length;
  return due > sent ? due : null;
}
