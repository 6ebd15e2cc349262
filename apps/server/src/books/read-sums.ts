import { type CalendarDate, countries, type Country, type Currency } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";

/** What was debited and credited on an account in a month, in cents. */
export interface Sum {
  country: Country;
  insurer: string;
  currency: Currency;
  account: Database["ledger_entry"]["account"];
  debit_cents: number;
  credit_cents: number;
  entries: number;
  /** How many of them happened in a month that was already closed. */
  late_entries: number;
}

/** Counts an open month by account, country, insurer and currency. */
export function selectSums({ config }: Pick<Deps, "config">, month: CalendarDate): RawBuilder<Sum> {
  const insurers = countries.map((country) => config.brand.insurers[country].name);
  return sql`
    SELECT country, insurer, currency, account,
      coalesce(sum(amount_cents) FILTER (WHERE amount_cents > 0), 0)::bigint AS debit_cents,
      coalesce(-sum(amount_cents) FILTER (WHERE amount_cents < 0), 0)::bigint AS credit_cents,
      count(*)::integer AS entries, (count(*) FILTER (WHERE value_day < month))::integer AS late_entries
    FROM ledger_entry LEFT JOIN unnest(${countries}::text[], ${insurers}::text[]) AS of (country, insurer) USING (country)
    WHERE month = ${month} GROUP BY country, insurer, currency, account`;
}

/** The stored sums of a closed month; an open one is counted now. */
export async function readSums(
  { db, config }: { db: Kysely<Database>; config: Deps["config"] },
  month: CalendarDate,
): Promise<Sum[]> {
  const stored = await db
    .selectFrom("month_sum")
    .select(["country", "insurer", "currency", "account", "debit_cents", "credit_cents", "entries", "late_entries"])
    .where("month", "=", month)
    .execute();
  return stored.length > 0 ? stored : (await selectSums({ config }, month).execute(db)).rows;
}
