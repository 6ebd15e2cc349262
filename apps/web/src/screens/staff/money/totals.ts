import { type Country, type MoneyMonth, roundToCents } from "@kautia/contract";

export type MoneyTotal = Omit<MoneyMonth, "country"> & { lossRatio: number | null };

/** One row a month, oldest first, for one country or all of them. */
export function monthsOf(rows: readonly MoneyMonth[], country: Country | undefined): MoneyTotal[] {
  const wanted = rows.filter((row) => country === undefined || row.country === country);
  return [...new Set(wanted.map(({ month }) => month))].map((month) =>
    totalOf(
      month,
      wanted.filter((row) => row.month === month),
    ),
  );
}

/** Payments add up over the months. Open amounts and exposure are those of the last month. */
export function wholePeriod(months: readonly MoneyTotal[]): MoneyTotal {
  const last = months.at(-1);
  const { open = 0, exposure = 0, month = "" } = last ?? {};
  return { ...totalOf(month, months), open, exposure };
}

type Amounts = Omit<MoneyMonth, "month" | "country">;

function totalOf(month: string, rows: readonly Amounts[]): MoneyTotal {
  const sum = (of: keyof Amounts) => roundToCents(rows.reduce((total, row) => total + row[of], 0));
  const [earned, claimsPaid] = [sum("earned"), sum("claimsPaid")];
  const lossRatio = earned > 0 ? claimsPaid / earned : null;
  return { month, earned, paid: sum("paid"), open: sum("open"), exposure: sum("exposure"), claimsPaid, lossRatio };
}
