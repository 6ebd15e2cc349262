import { sql } from "kysely";
import { chargeQueryDelay, pendingChargeDelay } from "../platform/rules/retry-delays.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { LeasedCharge } from "./lease-charges.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { tryOf } from "./try-of.ts";
import { later } from "../platform/rules/durations.ts";

/**
 * Records that the bank takes days to decide on a debit. The attempt stays ASKED, so no other attempt is made
 * meanwhile. If a webhook has cleared the lease, there is news, and the attempt stays due.
 */
export async function recordPending(
  { db, clock }: WorkDeps,
  charge: LeasedCharge,
  result: Extract<ChargeResult, { status: "pending" }>,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable("charge_attempt")
    .set({
      pending_since: sql<Date>`coalesce(pending_since, ${now})`,
      provider_charge_id: result.chargeId,
      ...tryOf(charge, result),
      unanswered: 0,
      leased_until: null,
      try_at: later(now, pendingChargeDelay),
    })
    .where("id", "=", charge.attemptId)
    .where("status", "=", "ASKED")
    .where("leased_until", "is not", null)
    .execute();
}

/** Schedules the next lookup of a charge whose outcome is unknown. */
export async function postponeLookup(
  { db, clock, metrics }: WorkDeps,
  { attemptId, unanswered }: LeasedCharge,
): Promise<void> {
  metrics.charge("unanswered");
  await db
    .updateTable("charge_attempt")
    .set({
      unanswered: unanswered + 1,
      leased_until: null,
      try_at: later(clock.now(), chargeQueryDelay(unanswered + 1)),
    })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
    .execute();
}

/**
 * Lets a charge wait for the tenant's confirmation. If the page, a webhook or a new card has cleared the lease, there
 * is news, and the attempt stays due.
 */
export async function waitForTenant({ db }: WorkDeps, { attemptId, presentUntil }: LeasedCharge): Promise<void> {
  if (presentUntil === null) return;
  await db
    .updateTable("charge_attempt")
    .set({ leased_until: null, try_at: presentUntil })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
    .where("leased_until", "is not", null)
    .execute();
}
