import { addDays, type CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { nextTryOn } from "./rules/premium-schedule.ts";
import type { Policy } from "../policy/index.ts";

interface FailedTry {
  owes: "premium" | "instalment";
  owedId: string;
  firstFailedOn: CalendarDate | null;
  methodId: string;
  /** Null for an attempt without the tenant. */
  presentUntil: Date | null;
}

/**
 * Plans the next attempt or, after the last, marks the premium or instalment unpaid. Attempts with the tenant use up no
 * retry days (docs/money.md). Returns the next scheduled retry day; null when there is none.
 */
export async function planNextTry(
  transaction: Transaction<Database>,
  { clock, random, log }: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  { owes, owedId, methodId, presentUntil, ...failed }: FailedTry,
): Promise<CalendarDate | null> {
  const now = clock.now();
  const { number, alone } = await countTries(transaction, owedId);
  const today = localDay(policy.country, now);
  const firstFailedOn = failed.firstFailedOn ?? today;
  // After an attempt with the tenant, an attempt without them may still be scheduled for today.
  const next = nextTryOn(firstFailedOn, alone, presentUntil === null ? addDays(today, 1) : today);
  // The tenant changed cards instead of confirming this payment: charge the new card at once.
  const isReplaced = presentUntil !== null && policy.card_method_id !== methodId;
  const onItsDay = next === null ? null : startOfLocalDay(policy.country, next);
  const try_at = isReplaced ? now : onItsDay;
  await transaction
    .updateTable(owes)
    .set({ first_failed_on: firstFailedOn, status: try_at ? "DUE" : "UNPAID" })
    .where("id", "=", owedId)
    .execute();
  if (try_at) {
    const another = { id: random.uuid(), number: number + 1, status: "INTENDED", try_at } as const;
    await transaction
      .insertInto("charge_attempt")
      .values({ ...another, [`${owes}_id` as const]: owedId })
      .execute();
  } else if (presentUntil === null) {
    log.error(
      { [owes]: owedId, refId: policy.ref_id },
      `${owes} stays unpaid after the last attempt; a person must follow up`,
    );
  }
  return next;
}

async function countTries(
  transaction: Transaction<Database>,
  owedId: string,
): Promise<{ number: number; alone: number }> {
  const { rows } = await sql<{ number: number; alone: number }>`
    SELECT max(number) AS number, (count(*) FILTER (WHERE present_until IS NULL))::integer AS alone
    FROM charge_attempt WHERE ${owedId} IN (premium_id, instalment_id)`.execute(transaction);
  const [tries] = rows;
  if (!tries) throw new Error(`no charge attempt exists for ${owedId}`);
  return tries;
}
