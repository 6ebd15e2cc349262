import { addMonths, type CalendarDate, type MonthStop, monthStops, staffCountry } from "@kautia/contract";
import type { Kysely } from "kysely";
import { countDifferences, findMoneyHold } from "../billing/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { countUndecidedTransfers } from "../views/undecided-money.ts";
import { readMonths } from "./read-months.ts";

export interface Stop {
  reason: MonthStop;
  /** How many; 1 where nothing can be counted. */
  count: number;
}

/** Why a month cannot be closed, from what we know of the provider's books; empty if it can. */
export async function findStops(
  { db, clock, config }: { db: Kysely<Database> } & Pick<Deps, "clock" | "config">,
  month: CalendarDate,
): Promise<Stop[]> {
  const end = addMonths(month, 1);
  const months = await readMonths({ db, clock });
  const earlier = months.filter((item) => item.month < month && item.closedAt === null);
  const { differing, unanswered, unexplained, undecidedRefunds } = await countDifferences(db, end);
  const counts: Record<MonthStop, number> = {
    MONTH_NOT_OVER: localDay(staffCountry, clock.now()) < end ? 1 : 0,
    EARLIER_MONTH_OPEN: earlier.length,
    MONEY_HELD: (await findMoneyHold({ db, config })) ? 1 : 0,
    BOOKS_DIFFER: differing,
    CHARGE_UNANSWERED: unanswered,
    MOVEMENT_UNEXPLAINED: unexplained,
    REFUND_UNDECIDED: undecidedRefunds,
    TRANSFER_UNDECIDED: await countUndecidedTransfers(db, end),
  };
  return monthStops.map((reason) => ({ reason, count: counts[reason] })).filter(({ count }) => count > 0);
}
