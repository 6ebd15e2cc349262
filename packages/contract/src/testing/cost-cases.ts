import type { CalendarDate } from "../fields/dates.ts";
import { periodAt, priceOfPeriod, type Schedule } from "../rules/terms.ts";

/** A contract, and what its periods cost, computed by hand. */
export interface CostCase {
  title: string;
  policy: Schedule;
  /** The first day without premium, if the contract ends or is paid out. */
  until?: CalendarDate;
  /** A day of each period, and what the period costs. */
  costs: Readonly<Record<CalendarDate, number>>;
}

/** What the same periods cost by our rules. */
export function costsOf({ policy, until, costs }: CostCase): Record<CalendarDate, number> {
  const found = Object.keys(costs).map((day): [CalendarDate, number] => {
    const period = periodAt(policy, day);
    const end = until !== undefined && until < period.until ? until : period.until;
    return [day, priceOfPeriod(policy, period, end)];
  });
  return Object.fromEntries(found);
}
