import { type Period, premiumAt } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Policy, readSchedule } from "../policy/index.ts";

/** The next premium as it will be charged, including what is carried over to it; null if none follows. */
export async function readNextPremium(
  db: Kysely<Database>,
  policy: Policy,
): Promise<(Period & { amountCents: number }) | null> {
  const schedule = await readSchedule(db, policy);
  if (!schedule || policy.next_premium_at === null) return null;
  const premium = premiumAt(schedule, localDay(policy.country, policy.next_premium_at));
  return premium && { ...premium, amountCents: premium.amountCents + policy.carried_cents };
}
