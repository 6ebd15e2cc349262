import type { CalendarDate, Schedule } from "@kautia/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, readSchedule } from "../policy/index.ts";
import { type PeriodCost, type Share, sharePremiums, type WrittenPremium } from "./rules/shares.ts";

type OpenAttempt = Pick<Selectable<Database["charge_attempt"]>, "id" | "status" | "try_at">;

export type SharedPremium = Selectable<Database["premium"]> &
  WrittenPremium &
  Share & {
    /**
     * The number of refunds. If the bank took back the payment, the premium is open although it has refunds, and owed
     * in full.
     */
    refunds: number;
    /** The attempt that is planned or in progress. */
    openAttempt: OpenAttempt | null;
  };

interface Shares {
  schedule: Schedule;
  premiums: SharedPremium[];
  periods: PeriodCost[];
}

/**
 * The policy's premiums with the part of each that is owed if cover ends before `until`. A cancelled one pays for nothing.
 * Null if no landlord has accepted the policy.
 */
export async function readShares(
  db: Kysely<Database>,
  policy: Policy,
  until: CalendarDate | null,
): Promise<Shares | null> {
  const schedule = await readSchedule(db, policy);
  if (!schedule) return null;
  const rows = await db
    .selectFrom("premium")
    .leftJoin("charge_attempt as attempt", (join) =>
      join.onRef("attempt.premium_id", "=", "premium.id").on("attempt.status", "in", ["INTENDED", "ASKED"]),
    )
    .selectAll("premium")
    .select(["attempt.id as attemptId", "attempt.status as attemptStatus", "attempt.try_at as tryAt"])
    .select(
      sql<number>`(SELECT coalesce(sum(amount_cents), 0)::integer FROM refund WHERE premium_id = premium.id)`.as(
        "refundedCents",
      ),
    )
    .select(sql<number>`(SELECT count(*)::integer FROM refund WHERE premium_id = premium.id)`.as("refunds"))
    .where("premium.ref_id", "=", policy.ref_id)
    .orderBy("premium.number")
    .execute();
  const premiums = rows.map(({ attemptId: id, attemptStatus: status, tryAt: try_at, ...premium }) => ({
    ...premium,
    from: premium.period_from,
    amountCents: premium.status === "CANCELLED" ? 0 : premium.amount_cents,
    carriedCents: premium.carried_cents,
    openAttempt: id && status && try_at ? { id, status, try_at } : null,
  }));
  const { shares, periods } = sharePremiums(schedule, premiums, until);
  return { schedule, premiums: shares, periods };
}

export function isOpen({ status }: Pick<SharedPremium, "status">): boolean {
  return status === "DUE" || status === "UNPAID";
}

export function isAsked({ openAttempt }: Pick<SharedPremium, "openAttempt">): boolean {
  return openAttempt?.status === "ASKED";
}
