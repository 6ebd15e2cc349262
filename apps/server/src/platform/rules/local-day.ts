import { type CalendarDate, type Country, countryFacts, perCountry } from "@kautia/contract";

const formats = perCountry((country) => makeFormat(countryFacts[country].timeZone));

/** The day in the country's time zone. Source: wire decisions, "General". */
export function localDay(country: Country, instant: Date): CalendarDate {
  return localTime(country, instant).slice(0, 10);
}

/** The time of day in the country, as HH:MM. */
export function localClock(country: Country, instant: Date): string {
  return localTime(country, instant).slice(11, 16);
}

export function startOfLocalDay(country: Country, date: CalendarDate): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  // The first guess has the right offset unless the clocks change in between.
  const guess = wanted - offsetAt(country, wanted);
  return new Date(wanted - offsetAt(country, guess));
}

function offsetAt(country: Country, instant: number): number {
  return Date.parse(`${localTime(country, new Date(instant))}Z`) - instant;
}

function localTime(country: Country, instant: Date): string {
  const whole = new Date(Math.floor(instant.getTime() / 1000) * 1000);
  return formats[country].format(whole).replace(" ", "T");
}

/** The Swedish format is ISO 8601. */
function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}
