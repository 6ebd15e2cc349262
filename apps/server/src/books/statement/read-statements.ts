import type { CalendarDate, Country, Currency } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { readStatementItems, readStatementTax, type StatementItem } from "../../views/statement.ts";

/** What we owe an insurer for a closed month, in cents. */
export interface Statement {
  country: Country;
  insurer: string;
  currency: Currency;
  items: StatementItem[];
  /** The sum of the items. */
  totalCents: number;
  /** The part of the total that is insurance tax. */
  taxCents: number;
  /** By how much the tenants' debts grew. The insurer only gets what was collected. */
  owedCents: number;
  /** What was not remitted for earlier months. Negative if the insurer owes us. */
  carriedCents: number;
  toRemitCents: number;
  remitted: { amountCents: number; paidOn: CalendarDate; reference: string } | null;
}

/** `isCurrent`: whether the month was booked for this insurer. A former one is only owed what was not remitted. */
type Row = Omit<Statement, "items" | "taxCents" | "toRemitCents" | "remitted"> & { isCurrent: boolean };

/** The statements of a closed month, from the stored sums, a former insurer's last; none while it is open. */
export async function readStatements(db: Kysely<Database>, month: CalendarDate): Promise<Statement[]> {
  const { rows } = await sql<Row>`
    WITH of_month AS (
      SELECT month, country, insurer, currency,
        coalesce(-sum(debit_cents - credit_cents) FILTER (WHERE account NOT IN ('RECEIVABLE', 'IN_COLLECTION')), 0) AS total,
        coalesce(sum(debit_cents - credit_cents) FILTER (WHERE account IN ('RECEIVABLE', 'IN_COLLECTION')), 0) AS owed
      FROM month_sum
      -- A remittance is booked between PREMIUM_PAYABLE and REMITTED_BANK, so it cancels out.
      WHERE month <= ${month} AND account IN ('PREMIUM_PAYABLE', 'INSURANCE_TAX', 'CLAIMS', 'REPAYMENTS', 'WRITTEN_OFF', 'REMITTED_BANK',
        'RECEIVABLE', 'IN_COLLECTION')
      GROUP BY month, country, insurer, currency
    )
    SELECT country, insurer, currency, bool_or(month = ${month}) AS "isCurrent",
      coalesce(sum(total) FILTER (WHERE month = ${month}), 0)::bigint AS "totalCents",
      coalesce(sum(owed) FILTER (WHERE month = ${month}), 0)::bigint AS "owedCents",
      (coalesce(sum(total - owed) FILTER (WHERE month < ${month}), 0) - coalesce((
        SELECT sum(amount_cents) FROM remittance
        WHERE remittance.country = of_month.country AND remittance.insurer = of_month.insurer
          AND remittance.month < ${month}), 0))::bigint AS "carriedCents"
    FROM of_month WHERE EXISTS (SELECT FROM closed_month WHERE closed_month.month = ${month})
    GROUP BY country, insurer, currency ORDER BY country DESC, "isCurrent" DESC, insurer`.execute(db);
  const items = rows.length > 0 ? await readStatementItems(db, month) : [];
  const taxes = await readStatementTax(db, month);
  const remittances = await db.selectFrom("remittance").selectAll().where("month", "=", month).execute();
  return rows.map(({ isCurrent, ...row }) => {
    const paid = remittances.find(({ country, insurer }) => country === row.country && insurer === row.insurer);
    return {
      ...row,
      items: isCurrent ? items.filter(({ country }) => country === row.country) : [],
      taxCents: isCurrent ? (taxes.get(row.country) ?? 0) : 0,
      toRemitCents: row.carriedCents + row.totalCents - row.owedCents,
      remitted: paid ? { amountCents: paid.amount_cents, paidOn: paid.paid_on, reference: paid.reference } : null,
    };
  });
}
