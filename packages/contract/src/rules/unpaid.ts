import { addDays, addMonths, type CalendarDate } from "../fields/dates.ts";
import { type HomePlace, lastDayOfPeriod } from "./working-days.ts";

/** A qualified reminder is sent this many days after the first charge failed, when the last retry has failed, too. */
export const reminderAfterDays = 14;
/** The most parts into which the desk divides what is unpaid. */
export const maxUnpaidParts = 12;

/** A reminder on paper is posted and delivered within this many days. */
const letterDays = 7;

/** The last day to pay what a reminder of this day names: two weeks after it arrives (§ 38 VVG, § 39 VersVG). */
export function lastDayToPay(home: HomePlace, remindedOn: CalendarDate, byLetter: boolean): CalendarDate {
  return lastDayOfPeriod(home, addDays(remindedOn, 14 + (byLetter ? letterDays : 0)));
}

/** The last day with cover after a termination on this day, so that the landlord has a month to claim. */
export function lastDayAfterTermination(home: HomePlace, terminatedOn: CalendarDate): CalendarDate {
  return lastDayOfPeriod(home, addMonths(terminatedOn, 1));
}
