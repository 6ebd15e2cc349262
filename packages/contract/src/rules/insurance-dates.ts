import { addMonths, type CalendarDate } from "../fields/dates.ts";
import { maxCoverYears, maxStartMonths, minCoverMonths } from "../limits.ts";
import { type FieldError, fieldError } from "../problem.ts";

/**
 * Checks the dates of an insurance: it starts between today and 12 months ahead, and lasts from a month to 30 years.
 * `today` is the country's local date. Source: wire decisions, "The stepped onboarding".
 */
export function checkInsuranceDates(start: CalendarDate, end: CalendarDate | null, today: CalendarDate): FieldError[] {
  const latest = addMonths(today, maxStartMonths);
  if (start < today || start > latest)
    return [fieldError("insuranceStart", "FIELD_INVALID", { earliest: today, latest })];
  const earliestEnd = addMonths(start, minCoverMonths);
  if (end !== null && end < earliestEnd)
    return [fieldError("insuranceEnd", "FIELD_INVALID", { earliest: earliestEnd })];
  const latestEnd = addMonths(start, 12 * maxCoverYears);
  if (end !== null && end > latestEnd)
    return [fieldError("insuranceEnd", "FIELD_INVALID", { earliest: earliestEnd, latest: latestEnd })];
  return [];
}
