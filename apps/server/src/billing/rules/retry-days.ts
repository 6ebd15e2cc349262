import { addDays, type CalendarDate } from "@kautia/contract";

/** Days after the first failure on which a charge is retried. Source: docs/money.md. */
const retryDays = [1, 3, 7, 14] as const;

/** The first remaining retry day from `earliest` on; null after the last. Days missed during downtime are skipped. */
export function nextRetryDay(
  firstFailedOn: CalendarDate,
  failures: number,
  earliest: CalendarDate,
): CalendarDate | null {
  const days = retryDays.slice(Math.max(failures - 1, 0)).map((after) => addDays(firstFailedOn, after));
  return days.find((day) => day >= earliest) ?? null;
}
