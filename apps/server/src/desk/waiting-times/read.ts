import {
  addDays,
  type CalendarDate,
  type CallAnswer,
  type Country,
  deskCountry,
  type getWaitingTimes,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { measureWaits, type Wait } from "../rules/waiting-times.ts";
import { isTestApplication } from "../../platform/database/is-test-application.ts";

const days = 30;

/** Open cases, and cases that a person has decided since $1. */
const casesText = `
  SELECT a.country, d.opened_at AS from, CASE WHEN d.outcome <> 'MANUAL_REVIEW' THEN d.at END AS until
  FROM decision d JOIN application a ON a.ref_id = d.ref_id
  WHERE NOT ${isTestApplication("a.ref_id")} AND d.opened_at IS NOT NULL AND (d.outcome = 'MANUAL_REVIEW' AND a.decision_id = d.id
    OR d.outcome <> 'MANUAL_REVIEW' AND d.made_by = 'STAFF' AND d.at >= $1)`;

/**
 * Claims that are open or were decided since $1. A claim waits for us from the tenant's objection on, or from the day
 * after the last day to object.
 */
const claimsText = `
  SELECT country, o.at AS "objectedAt", object_until::text AS "objectUntil", d.at AS until
  FROM claim JOIN policy USING (ref_id) LEFT JOIN claim_objection o ON o.claim_id = claim.id
    LEFT JOIN claim_decision d ON d.claim_id = claim.id
  WHERE NOT is_test AND (d.claim_id IS NULL OR d.at >= $1)`;

interface ClaimRow {
  country: Country;
  objectedAt: Date | null;
  objectUntil: CalendarDate;
  until: Date | null;
}

export async function readWaitingTimes({
  sql,
  clock,
  config,
}: Pick<Deps, "sql" | "clock" | "config">): Promise<CallAnswer<typeof getWaitingTimes>> {
  const now = clock.now();
  const values = [startOfLocalDay(deskCountry, addDays(localDay(deskCountry, now), -days))];
  const cases = await sql.query<Wait>({ name: "waiting-times-cases", text: casesText, values });
  const claims = await sql.query<ClaimRow>({ name: "waiting-times-claims", text: claimsText, values });
  const { promisedWorkingDays } = config.brand;
  return {
    days,
    promisedWorkingDays,
    cases: measureWaits(cases, promisedWorkingDays, now),
    claims: measureWaits(
      claims.map(toWait).filter(({ from }) => from <= now),
      promisedWorkingDays,
      now,
    ),
  };
}

function toWait({ country, objectedAt, objectUntil, until }: ClaimRow): Wait {
  return { country, from: objectedAt ?? startOfLocalDay(country, addDays(objectUntil, 1)), until };
}
