import {
  addMonths,
  type CalendarDate,
  countries,
  countryFacts,
  type Country,
  type Currency,
  sumBy,
} from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { readOpenClaims, readReceivables } from "../views/reserves.ts";
import { countFigures, type MonthFigures, readStoredFigures } from "./figures.ts";

/** What is set aside at the end of a month, in cents. */
export interface Reserve {
  country: Country;
  insurer: string;
  currency: Currency;
  unearned_cents: number;
  open_claims_cents: number;
  late_claims_cents: number;
  receivable_cents: number;
}

/** In months, because most claims are reported within a year. */
const lateMonths = 12;

type Needs = { db: Kysely<Database> } & Pick<Deps, "clock" | "config">;

/** `figures`: of the month; `earlier`: of the months before. */
export async function countReserves(
  { db, config }: Needs,
  month: CalendarDate,
  { figures, earlier }: { figures: readonly MonthFigures[]; earlier: readonly MonthFigures[] },
): Promise<Reserve[]> {
  const openClaims = await readOpenClaims(db, addMonths(month, 1));
  const receivables = await readReceivables(db, month);
  const since = addMonths(month, 1 - lateMonths);
  return countries.map((country) => {
    const recent = [...earlier, ...figures].filter((item) => item.country === country && item.month >= since);
    const earned = sumBy(recent, ({ earned_cents }) => earned_cents);
    return {
      country,
      insurer: config.brand.insurers[country].name,
      currency: countryFacts[country].currency,
      unearned_cents: figures.find((item) => item.country === country)?.unearned_cents ?? 0,
      open_claims_cents: openClaims.get(country) ?? 0,
      late_claims_cents: Math.round((Math.max(earned, 0) * config.lateClaims[country]) / 10_000),
      receivable_cents: receivables.get(country) ?? 0,
    };
  });
}

/** The stored reserves of a closed month; of an open one as they would be now. */
export async function readReserves(deps: Needs, month: CalendarDate): Promise<Reserve[]> {
  const stored = await deps.db
    .selectFrom("month_reserve")
    .select(["country", "insurer", "currency", "unearned_cents", "open_claims_cents", "late_claims_cents"])
    .select("receivable_cents")
    .where("month", "=", month)
    .orderBy(sql`array_position(${countries}::text[], country)`)
    .execute();
  if (stored.length > 0) return stored;
  const earlier = await readStoredFigures(deps.db, month);
  return countReserves(deps, month, { figures: await countFigures(deps, month, earlier), earlier });
}
