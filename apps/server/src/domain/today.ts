import type { CalendarDate, Country } from "@kautia/contract";

const zones: Record<Country, string> = { de: "Europe/Berlin", at: "Europe/Vienna" };

// en-CA writes YYYY-MM-DD; a formatter costs far more to make than to use.
const formats = {
  de: new Intl.DateTimeFormat("en-CA", { timeZone: zones.de, year: "numeric", month: "2-digit", day: "2-digit" }),
  at: new Intl.DateTimeFormat("en-CA", { timeZone: zones.at, year: "numeric", month: "2-digit", day: "2-digit" }),
};

/** The calendar date in a country at an instant. Source: wire decisions, "General". */
export function todayIn(country: Country, at: Date): CalendarDate {
  return formats[country].format(at);
}
