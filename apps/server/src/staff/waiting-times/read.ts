import { addDays, type CalendarDate, type CallAnswer, staffCountry, type getWaitingTimes } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { measureWaits, type Wait } from "../rules/waiting-times.ts";
import { runNamed } from "../../platform/database/run-named.ts";
import { selectCaseWaits, selectClaimWaits } from "../../views/waiting-times.ts";

const days = 30;

export async function readWaitingTimes({
  db,
  sql,
  clock,
  config,
}: Pick<Deps, "db" | "sql" | "clock" | "config">): Promise<CallAnswer<typeof getWaitingTimes>> {
  const now = clock.now();
  const since = startOfLocalDay(staffCountry, addDays(staffDay(now), -days));
  const cases = await runNamed(sql, "waiting-times-cases", selectCaseWaits(db, since).compile());
  const claims = await runNamed(sql, "waiting-times-claims", selectClaimWaits(db, { since, now }).compile());
  const { promisedWorkingDays } = config.brand;
  return {
    days,
    promisedWorkingDays,
    cases: measureWaits(cases, promisedWorkingDays, now),
    claims: measureWaits(claims.map(toWait), promisedWorkingDays, now),
  };
}

interface ClaimWait extends Omit<Wait, "from"> {
  answeredAt: Date | null;
  objectUntil: CalendarDate;
}

/** A claim waits for us from the tenant's answer on, or from the day after the last day to object. */
function toWait({ country, answeredAt, objectUntil, until }: ClaimWait): Wait {
  return { country, from: answeredAt ?? startOfLocalDay(country, addDays(objectUntil, 1)), until };
}
