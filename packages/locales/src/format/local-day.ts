import { type CalendarDate, type Country, countryFacts, dateOfTimestamp, perCountry } from "@kautia/contract";
import { once } from "./once.ts";

const days = perCountry((country) =>
  once(() => new Intl.DateTimeFormat("sv-SE", { timeZone: countryFacts[country].timeZone })),
);

/**
 * The date of an instant in a country; half past midnight in Berlin is still the day before in UTC. A calendar date
 * stays, also as the midnight in UTC of a record.
 */
export function localDay(instant: string, country: Country): CalendarDate {
  const isDate = instant.length === "2026-12-01".length || instant.endsWith("T00:00:00.000Z");
  return isDate ? dateOfTimestamp(instant) : days[country]().format(new Date(instant));
}

export function todayIn(country: Country): CalendarDate {
  return localDay(new Date().toISOString(), country);
}
