import { type CalendarDate, dateOfTimestamp } from "@kautia/contract";
import { once } from "./once.ts";

// Germany and Austria keep the same time.
const days = once(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }));

/** The day on which something happened, where it happened: half past midnight in Berlin is still yesterday in UTC. */
export function localDay(instant: string): CalendarDate {
  return instant.length > "2026-12-01".length ? days().format(new Date(instant)) : dateOfTimestamp(instant);
}
