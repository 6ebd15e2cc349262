import * as z from "zod/mini";
import { cleanPasted } from "./pasted.ts";
import { typedText } from "./text.ts";

/** A calendar date, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** Whether a string is an existing date; 2027-02-29 does not exist, and neither does the year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date with or without a time, as people type or paste it. */
export const typedDate = typedText(40, { clean: cleanPasted });

/** A calendar date, `YYYY-MM-DD`. Error: FIELD_INVALID. */
export const calendarDate = typedDate.check(z.refine(isCalendarDate, { error: "FIELD_INVALID" }));

const earliestBirthDate = "1900-01-01";

/** A birth date from 1900 on. The server checks that it is in the past, because only it knows today's date. */
export const birthDate = typedDate.check(
  z.refine(isCalendarDate, { error: "FIELD_INVALID", abort: true }),
  z.refine((date) => date >= earliestBirthDate, { error: "FIELD_INVALID", params: { earliest: earliestBirthDate } }),
);

const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|\+00:00)$/;

/** An ISO 8601 timestamp in UTC; only its calendar date counts. Source: wire decisions, "General". */
export const utcTimestamp = typedDate.check(
  z.refine((text) => utc.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), {
    error: "FIELD_INVALID",
  }),
);

/** A day of an insurance: a calendar date, or a timestamp as in the specification. `dateOfTimestamp` takes both. */
export const dateOrTimestamp = typedDate.check(
  z.refine((text) => isCalendarDate(text) || utcTimestamp.safeParse(text).success, { error: "FIELD_INVALID" }),
);

export function dateOfTimestamp(timestamp: string): CalendarDate {
  return timestamp.slice(0, 10);
}

/** A calendar date as it is sent on the wire. */
export function timestampOfDate(date: CalendarDate): string {
  return `${date}T00:00:00.000Z`;
}

/** The same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** The day `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(timestampOfDate(date)) + days * 86_400_000).toISOString().slice(0, 10);
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${monthOf(date)}-01`;
}

/** The month of a date, `YYYY-MM`. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, "2026-12".length);
}

/** The day on which a person reaches an age: 1 March for people born on 29 February, in common years. */
export function dayOfAge(born: CalendarDate, age: number): CalendarDate {
  const birthday = addMonths(born, 12 * age);
  return ageOn(born, birthday) >= age ? birthday : addDays(birthday, 1);
}

/** Age in whole years. Someone born on 29 February has the birthday on 1 March in a common year. */
export function ageOn(born: CalendarDate, on: CalendarDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}
