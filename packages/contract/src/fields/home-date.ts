import * as z from "zod/mini";
import { type Country, countryFacts } from "../enums.ts";
import { type CalendarDate, isCalendarDate, typedDate } from "./dates.ts";

const instant = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function isInstant(text: string): boolean {
  return instant.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/**
 * A day of a rental, as a calendar date or as an ISO 8601 instant with its offset. `dateAtHome` returns the day. Error:
 * FIELD_INVALID.
 */
export const homeDate = typedDate.check(
  z.refine((text) => isCalendarDate(text) || isInstant(text), { error: "FIELD_INVALID" }),
);

/**
 * The day of a `homeDate` where the home is. In Berlin, `new Date(2027, 4, 1).toISOString()` is an instant on 30 April
 * in UTC, but its author means 1 May.
 */
export function dateAtHome(text: string, country: Country): CalendarDate {
  if (isCalendarDate(text)) return text;
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: countryFacts[country].timeZone }).format(new Date(text));
}
