import type { CalendarDate } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Config } from "../platform/config/settings.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { homePlace, type Policy, policyStatus, readGuaranteedCents, wasReleased } from "../policy/index.ts";
import { claimableCents, type ClaimablePolicy, claimableUntil, lastDayToClaim } from "./rules/claiming.ts";

interface Claimable {
  /** In integer cents; null while nothing may be claimed. */
  cents: number | null;
  /** The last day for claims after the end; null while the policy runs or when no more claims are possible. */
  until: CalendarDate | null;
}

export async function readClaimable(
  db: Kysely<Database>,
  { brand }: Pick<Config, "brand">,
  policy: Policy,
  { claimedCents, now }: { claimedCents: number; now: Date },
): Promise<Claimable> {
  const claimable = await readClaimablePolicy(db, policy, claimedCents);
  const { claimsAfterEndDays } = brand.insurers[policy.country];
  const cents = claimableCents(claimable, localDay(policy.country, now), claimsAfterEndDays);
  return { cents, until: cents === null ? null : claimableUntil(claimable, claimsAfterEndDays) };
}

/** What decides how much may be claimed, and until when. */
export async function readClaimablePolicy(
  db: Kysely<Database>,
  policy: Policy,
  claimedCents: number,
): Promise<ClaimablePolicy> {
  return {
    status: policyStatus(policy),
    home: homePlace(policy),
    depositCents: await readGuaranteedCents(db, policy),
    coverStart: policy.cover_start,
    coveredUntil: policy.covered_until,
    isReleased: await wasReleased(db, policy.ref_id),
    claimedCents,
  };
}

/** The last day for claims if cover ends before the day `uncoveredFrom`, as mails say it. */
export function findLastDayToClaim(
  { brand }: Pick<Config, "brand">,
  policy: Policy,
  uncoveredFrom: CalendarDate,
): CalendarDate {
  return lastDayToClaim(homePlace(policy), uncoveredFrom, brand.insurers[policy.country].claimsAfterEndDays);
}
