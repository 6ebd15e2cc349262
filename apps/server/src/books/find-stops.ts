import { addMonths, type CalendarDate, type MonthStop, monthStops, staffCountry } from "@kautia/contract";
import type { Kysely } from "kysely";
import { countDifferences, findMoneyHold } from "../billing/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { countOpenLines, countUndecidedTransfers } from "../views/undecided-money.ts";
import { readMonths } from "./read-months.ts";

export interface Stop {
  reason: MonthStop;
  /** How many there are; 1 for reasons that cannot be counted. */
  count: number;
}

/**
 * Why a month cannot be closed, from what we know of the provider's books; empty if it can. A month that is not over, or not
 * the next one, is not compared: it could not be closed anyway.
 */
export async function findStops(
  { db, clock, config }: { db: Kysely<Database> } & Pick<Deps, "clock" | "config">,
  month: CalendarDate,
): Promise<Stop[]> {
  const end = addMonths(month, 1);
  const months = await readMonths({ db, clock });
  const counts: Partial<Record<MonthStop, number>> = {
    MONTH_NOT_OVER: localDay(staffCountry, clock.now()) < end ? 1 : 0,
    EARLIER_MONTH_OPEN: months.filter((item) => item.month < month && item.closedAt === null).length,
  };
  if (counts.MONTH_NOT_OVER === 0 && counts.EARLIER_MONTH_OPEN === 0) {
    const last = months.find(({ closedAt }) => closedAt !== null);
    const compared = { until: last ? addMonths(last.month, 1) : null, closedAt: last?.closedAt ?? null };
    const { differing, unanswered, unexplained, undecidedRefunds } = await countDifferences(db, end, compared);
    counts.MONEY_HELD = (await findMoneyHold({ db, config })) ? 1 : 0;
    counts.BOOKS_DIFFER = differing;
    counts.CHARGE_UNANSWERED = unanswered;
    counts.MOVEMENT_UNEXPLAINED = unexplained;
    counts.REFUND_UNDECIDED = undecidedRefunds;
    counts.TRANSFER_UNDECIDED = await countUndecidedTransfers(db, end);
    counts.BANK_LINE_OPEN = await countOpenLines(db, end);
  }
  return monthStops.map((reason) => ({ reason, count: counts[reason] ?? 0 })).filter(({ count }) => count > 0);
}
