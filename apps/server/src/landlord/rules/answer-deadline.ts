import { addDays, type CalendarDate, type HomePlace, landlordAnswerDays, lastDayOfPeriod } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";

const reminderDays = [3, 7, 14] as const;

export function lastDayToAnswer(home: HomePlace, askedOn: CalendarDate): CalendarDate {
  return lastDayOfPeriod(home, addDays(askedOn, landlordAnswerDays));
}

/** When the next reminder is due or, after the last one, when the policy ends. */
export function nextStepAt(home: HomePlace, askedOn: CalendarDate, sent: number): Date {
  const days = reminderDays[sent];
  const day = days === undefined ? addDays(lastDayToAnswer(home, askedOn), 1) : addDays(askedOn, days);
  return startOfLocalDay(home.country, day);
}

/** The number of the due reminder, or `give-up` at the end. After downtime, only the latest missed reminder counts. */
export function dueStep(
  home: HomePlace,
  askedOn: CalendarDate,
  { sent, today }: { sent: number; today: CalendarDate },
): number | "give-up" | null {
  if (today > lastDayToAnswer(home, askedOn)) return "give-up";
  const due = reminderDays.filter((days) => addDays(askedOn, days) <= today).length;
  return due > sent ? due : null;
}
