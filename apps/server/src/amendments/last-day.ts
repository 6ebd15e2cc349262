import { addDays, type AmendmentChange, amendmentAnswerDays } from "@kautia/contract";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import type { Policy } from "../policy/index.ts";
import { kindOf } from "./kinds/index.ts";

/** The last day to agree. A contract cannot change after its last day of cover. */
export function lastDayToAnswer(
  policy: Policy,
  change: AmendmentChange,
  now: Date,
): { until_day: string; due_at: Date } {
  const { country, insurance_end } = policy;
  const days = [
    addDays(localDay(country, now), amendmentAnswerDays),
    insurance_end,
    kindOf(change.kind).lastDay?.(policy, change),
  ];
  const known = days.filter((day) => day !== null && day !== undefined);
  const until_day = known.reduce((first, day) => (day < first ? day : first));
  return { until_day, due_at: startOfLocalDay(country, addDays(until_day, 1)) };
}
