import { addDays, type CalendarDate } from "../fields/dates.ts";
import { withdrawalDays } from "../limits.ts";
import { type HomePlace, lastDayOfPeriod } from "./working-days.ts";

/** The last day of a withdrawal period that begins on `day`. That day itself does not count. */
export function lastDayToWithdraw(home: HomePlace, day: CalendarDate): CalendarDate {
  return lastDayOfPeriod(home, addDays(day, withdrawalDays));
}

/**
 * The first day of the guarantee: the agreed start, or `earliest` if that is later. If the tenant does not want it early, it
 * begins after the last day of the withdrawal period (docs/law.md).
 */
export function coverStart(
  {
    insuranceStart,
    earlyFulfilment,
    lastDay,
  }: { insuranceStart: CalendarDate; earlyFulfilment: boolean; lastDay: CalendarDate },
  earliest: CalendarDate,
): CalendarDate {
  const begins = earliest > insuranceStart ? earliest : insuranceStart;
  return earlyFulfilment || begins > lastDay ? begins : addDays(lastDay, 1);
}
