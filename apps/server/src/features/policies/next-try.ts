import type { CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import { localDay, startOfLocalDay } from "../../domain/local-day.ts";
import { nextTryOn } from "../../domain/premium-schedule.ts";
import type { Policy } from "./policy.ts";

/** A try that has failed, of what it should have charged. */
interface FailedTry {
  /** Of the premium or the instalment. */
  owedId: string;
  firstFailedOn: CalendarDate | null;
  methodId: string;
  presentUntil: Date | null;
}

/** When to try again, and under which number; `tryAt` is null after the last try, `next` its day by itself. */
interface NextTry {
  firstFailedOn: CalendarDate;
  number: number;
  tryAt: Date | null;
  next: CalendarDate | null;
}

/** What follows a try that has failed. Tries that the tenant was there for use up none of the days (decision 0163). */
export async function readNextTry(
  transaction: Transaction<Database>,
  { country, card_method_id }: Policy,
  failed: FailedTry,
  now: Date,
): Promise<NextTry> {
  const { rows } = await sql<{ number: number; alone: number }>`
    SELECT max(number) + 1 AS number, (count(*) FILTER (WHERE present_until IS NULL))::integer AS alone
    FROM charge_attempt WHERE ${failed.owedId} IN (premium_id, instalment_id)`.execute(transaction);
  const { number = 1, alone = 1 } = rows[0] ?? {};
  const firstFailedOn = failed.firstFailedOn ?? localDay(country, now);
  const next = nextTryOn(firstFailedOn, alone);
  // The tenant gave another card rather than confirm this one: it is tried at once, as if the other had not been asked.
  const isReplaced = failed.presentUntil !== null && card_method_id !== failed.methodId;
  const onItsDay = next === null ? null : startOfLocalDay(country, next);
  return { firstFailedOn, number, tryAt: isReplaced ? now : onItsDay, next };
}
