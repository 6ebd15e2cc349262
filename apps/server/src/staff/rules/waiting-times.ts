import { addDays, type CalendarDate, type Country, type WaitingTimes } from "@kautia/contract";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { earlier, hour, second } from "../../platform/rules/durations.ts";
import { percentileOf } from "./frequencies.ts";

/** One case or claim; `until` is null while it waits for a decision. */
export interface Wait {
  country: Country;
  from: Date;
  until: Date | null;
}

/**
 * The time after which a decision is later than promised. Working days are Monday to Friday; public holidays count as
 * working days.
 */
export function promiseEnds({ country, from }: Omit<Wait, "until">, workingDays: number): Date {
  let day = localDay(country, from);
  for (let left = workingDays; left > 0; left--) day = nextWorkingDay(day);
  return startOfLocalDay(country, addDays(day, 1));
}

/** When work is due that a person promised by this rule: the last second in time. */
export function dueAt(wait: Omit<Wait, "until">, workingDays: number): Date {
  return earlier(promiseEnds(wait, workingDays), second);
}

/** Measures how long decisions took and how many were late, and how many open waits are already late. */
export function measureWaits(waits: readonly Wait[], workingDays: number, now: Date): WaitingTimes {
  const isLate = (wait: Wait) => (wait.until ?? now) >= promiseEnds(wait, workingDays);
  const decided = waits.filter(({ until }) => until !== null);
  const open = waits.filter(({ until }) => until === null);
  const hours = decided
    .map(({ from, until }) => ({ value: ((until ?? now).getTime() - from.getTime()) / hour, count: 1 }))
    .sort((a, b) => a.value - b.value);
  return {
    decided: decided.length,
    medianHours: percentileOf(hours, 50),
    percentile90Hours: percentileOf(hours, 90),
    late: decided.filter(isLate).length,
    open: open.length,
    openLate: open.filter(isLate).length,
  };
}

function nextWorkingDay(day: CalendarDate): CalendarDate {
  const next = addDays(day, 1);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next;
}
