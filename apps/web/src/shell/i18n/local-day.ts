import { type CalendarDate, dateOfTimestamp } from "@kautia/contract";
import { once } from "./once.ts";

// Germany and Austria share a time zone.
const days = once(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }));

/** The date of an instant in Germany and Austria. Half past midnight in Berlin is still the day before in UTC. */
export function localDay(instant: string): CalendarDate {
  return instant.length > "2026-12-01".length ? days().format(new Date(instant)) : dateOfTimestamp(instant);
}
