import {
  addDays,
  addMonths,
  type CalendarDate,
  type CallInput,
  firstOfMonth,
  fromCents,
  type getMoneyFigures,
  lossRatioEarned,
  lossRatioPolicies,
  moneyDays,
  type MoneyFigures,
  staffCountry,
  sumBy,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Deps } from "../../deps.ts";
import { staffDay } from "../refuse-as-decided.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { type BookedMoney, postedBetween, readBookedMoney } from "../../views/money.ts";

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** The six figures of some days and of the same days a month earlier, from the ledger by index (docs/desk.md). */
export async function readMoneyFigures(
  { db, clock }: Pick<Deps, "db" | "clock">,
  asked: CallInput<typeof getMoneyFigures>["query"],
): Promise<MoneyFigures | Refusal> {
  const now = clock.now();
  const today = staffDay(now);
  const to = asked.to ?? today;
  const from = asked.from ?? firstOfMonth(to);
  if (to > today) return refuse("FIELD_INVALID", ["to"]);
  if (from > to || addDays(from, moneyDays) <= to) return refuse("FIELD_INVALID", ["from"]);
  const days = { from, to };
  const before = { from: addMonths(from, -1), to: monthBefore(to) };
  const [current, earlier] = [await readDays(db, days), await readDays(db, before)];
  const owed = await readOwed(db);
  const owedSince = await readBooked(db, { from: addDays(before.to, 1), to: addDays(today, 1) });
  const earned = current.premiums - current.unearned + (await readBooked(db, emptyBefore(from))).unearned;
  const rows = (list: MoneyFigures["figures"][number]["rows"]["list"], filters: Record<string, string>) => ({
    list,
    filters,
  });
  return {
    at: now.toISOString(),
    ...days,
    before,
    figures: [
      {
        figure: "PREMIUMS_WRITTEN",
        value: fromCents(current.premiums),
        before: fromCents(earlier.premiums),
        rows: rows("bookings", { figure: "PREMIUMS_WRITTEN", ...days }),
      },
      {
        figure: "PREMIUMS_RECEIVED",
        value: fromCents(current.paid),
        before: fromCents(earlier.paid),
        rows: rows("bookings", { figure: "PREMIUMS_RECEIVED", ...days }),
      },
      {
        figure: "PREMIUMS_OWED",
        value: fromCents(owed),
        before: fromCents(owed - owedSince.openChange),
        rows: rows("charges", { kind: "PREMIUM" }),
      },
      {
        figure: "CLAIMS_ASKED",
        value: fromCents(current.claimsAsked),
        before: fromCents(earlier.claimsAsked),
        rows: rows("claims", { ...days }),
      },
      {
        figure: "CLAIMS_PAID",
        value: fromCents(current.claimsPaid),
        before: fromCents(earlier.claimsPaid),
        rows: rows("bookings", { figure: "CLAIMS_PAID", ...days }),
      },
      {
        figure: "POLICIES_IN_FORCE",
        value: current.policies,
        before: earlier.policies,
        rows: rows("policies", { inForceOn: to }),
      },
    ],
    lossRatio: lossRatio({ earned, claimsPaid: current.claimsPaid, policies: current.policies }),
  };
}

/** The last day of a month stays one. */
function monthBefore(day: CalendarDate): CalendarDate {
  const isLast = addDays(day, 1).endsWith("-01");
  return isLast ? addDays(firstOfMonth(day), -1) : addMonths(day, -1);
}

/** No days: only the state at the end of the day before. */
const emptyBefore = (from: CalendarDate): Days => ({ from, to: addDays(from, -1) });

/** All countries together, in cents. */
async function readBooked(db: Kysely<Database>, { from, to }: Days): Promise<Omit<BookedMoney, "country">> {
  const booked = await readBookedMoney(db, {
    booked: postedBetween(startOfLocalDay(staffCountry, from), startOfLocalDay(staffCountry, addDays(to, 1))),
    lastDay: to,
  });
  const sum = (name: Exclude<keyof BookedMoney, "country">) => sumBy(booked, (item) => item[name]);
  return {
    premiums: sum("premiums"),
    paid: sum("paid"),
    claimsPaid: sum("claimsPaid"),
    openChange: sum("openChange"),
    unearned: sum("unearned"),
    exposure: sum("exposure"),
    policies: sum("policies"),
  };
}

async function readDays(db: Kysely<Database>, days: Days) {
  const claims = await db
    .selectFrom("claim")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("reported_at", ">=", startOfLocalDay(staffCountry, days.from))
    .where("reported_at", "<", startOfLocalDay(staffCountry, addDays(days.to, 1)))
    .executeTakeFirstOrThrow();
  return { ...(await readBooked(db, days)), claimsAsked: claims.cents ?? 0 };
}

/** What the list of charges shows of premiums, in cents. */
async function readOwed(db: Kysely<Database>): Promise<number> {
  const owed = await db
    .selectFrom("premium")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("cents"))
    .where("status", "in", ["DUE", "UNPAID"])
    .executeTakeFirstOrThrow();
  return owed.cents ?? 0;
}

/** Below the minimum base a single claim would decide the ratio, so there is none. Amounts in cents. */
export function lossRatio({
  earned,
  claimsPaid,
  policies,
}: {
  earned: number;
  claimsPaid: number;
  policies: number;
}): MoneyFigures["lossRatio"] {
  const tooLittle = fromCents(earned) < lossRatioEarned ? "TOO_LITTLE_EARNED" : null;
  const because = policies < lossRatioPolicies ? "TOO_FEW_POLICIES" : tooLittle;
  return { ratio: because === null ? claimsPaid / earned : null, because, earned: fromCents(earned), policies };
}
