import { addDays, type CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { nextRetryDay } from "./rules/premium-schedule.ts";
import type { Policy } from "../policy/index.ts";

interface FailedAttempt {
  kind: "premium" | "instalment";
  debtId: string;
  firstFailedOn: CalendarDate | null;
  methodId: string;
  /** Null for an attempt without the tenant. */
  presentUntil: Date | null;
  /** The policy's card must not be charged again. */
  needsAnotherCard: boolean;
}

/**
 * Plans the next attempt or, after the last one or when the card must not be charged again, marks the premium or
 * instalment unpaid. Attempts with the tenant use up no retry days (docs/money.md). Returns the next scheduled retry day;
 * null when there is none.
 */
export async function planNextAttempt(
  transaction: Transaction<Database>,
  { clock, random, log }: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  { kind, debtId, methodId, presentUntil, needsAnotherCard, ...failed }: FailedAttempt,
): Promise<CalendarDate | null> {
  const now = clock.now();
  const { number, alone: withoutTenant } = await countAttempts(transaction, debtId);
  const today = localDay(policy.country, now);
  const firstFailedOn = failed.firstFailedOn ?? today;
  // After an attempt with the tenant, an attempt without them may still be scheduled for today.
  const earliest = presentUntil === null ? addDays(today, 1) : today;
  const next = needsAnotherCard ? null : nextRetryDay(firstFailedOn, withoutTenant, earliest);
  // The tenant changed cards instead of confirming this payment: charge the new card at once.
  const isCardReplaced = presentUntil !== null && policy.card_method_id !== methodId;
  const scheduledAt = next === null ? null : startOfLocalDay(policy.country, next);
  const try_at = isCardReplaced ? now : scheduledAt;
  await transaction
    .updateTable(kind)
    .set({ first_failed_on: firstFailedOn, status: try_at ? "DUE" : "UNPAID" })
    .where("id", "=", debtId)
    .execute();
  if (try_at) {
    const attempt = { id: random.uuid(), number: number + 1, status: "INTENDED", try_at } as const;
    await transaction
      .insertInto("charge_attempt")
      .values({ ...attempt, [`${kind}_id` as const]: debtId })
      .execute();
  } else if (presentUntil === null) {
    log.error({ [kind]: debtId, refId: policy.ref_id }, `${kind} stays unpaid; a person must follow up`);
  }
  return next;
}

async function countAttempts(
  transaction: Transaction<Database>,
  debtId: string,
): Promise<{ number: number; alone: number }> {
  const { rows } = await sql<{ number: number; alone: number }>`
    SELECT max(number) AS number, (count(*) FILTER (WHERE present_until IS NULL))::integer AS alone
    FROM charge_attempt WHERE ${debtId} IN (premium_id, instalment_id)`.execute(transaction);
  const [counts] = rows;
  if (!counts) throw new Error(`no charge attempt exists for ${debtId}`);
  return counts;
}
