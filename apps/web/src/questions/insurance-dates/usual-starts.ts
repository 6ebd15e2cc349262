import { addMonths, type CalendarDate, firstOfMonth } from "@kautia/contract";

/** The day by the visitor's clock. */
export function localDay(now: Date): CalendarDate {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The days on which most guarantees start: today, and the first day of each of the next two months. */
export function usualStarts(today: CalendarDate): [CalendarDate, CalendarDate, CalendarDate] {
  const month = firstOfMonth(today);
  return [today, addMonths(month, 1), addMonths(month, 2)];
}
