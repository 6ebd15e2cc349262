import { addDays, type CalendarDate, type Country } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";

/** How many days before the agreed end both sides are told: the first of these that comes after the acceptance. */
const daysAhead = [30, 7] as const;

/** Null without an agreed end, or if it comes so soon that the acceptance has just named it. */
export function endNoticeAt(country: Country, end: CalendarDate | null, acceptedOn: CalendarDate): Date | null {
  if (end === null) return null;
  const day = daysAhead.map((days) => addDays(end, -days)).find((date) => date > acceptedOn);
  return day === undefined ? null : startOfLocalDay(country, day);
}
