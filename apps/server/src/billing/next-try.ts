import { addDays, type CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { nextTryOn } from "./rules/premium-schedule.ts";
import type { Policy } from "../policy/index.ts";

/** A try that has failed, of what it should have charged. */
interface FailedTry {
  owes: "premium" | "instalment";
  /** Of the premium or the instalment. */
  owedId: string;
  firstFailedOn: CalendarDate | null;
  methodId: string;
  /** Null where the tenant was not there. */
  presentUntil: Date | null;
}

/**
 * What follows a try that has failed: another is intended, or, after the last, it stays unpaid. Tries that the tenant was there for use
 * up none of the days (docs/money.md). Answers the day on which it is tried again by itself; null when it is not.
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
  // Its own day may still be to come for a try that the tenant came before.
  const next = nextTryOn(firstFailedOn, alone, presentUntil === null ? addDays(today, 1) : today);
  // The tenant gave another card rather than confirm this one: it is tried at once, as if the other had not been asked.
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
    log.error({ [owes]: owedId, refId: policy.ref_id }, `this ${owes} stays unpaid; a person has to take over`);
  }
  return next;
}

/** The number of the last try, and how many the tenant was not there for. */
async function countTries(
  transaction: Transaction<Database>,
  owedId: string,
): Promise<{ number: number; alone: number }> {
  const { rows } = await sql<{ number: number; alone: number }>`
    SELECT max(number) AS number, (count(*) FILTER (WHERE present_until IS NULL))::integer AS alone
    FROM charge_attempt WHERE ${owedId} IN (premium_id, instalment_id)`.execute(transaction);
  const [tries] = rows;
  if (!tries) throw new Error(`nothing was ever tried for ${owedId}`);
  return tries;
}
