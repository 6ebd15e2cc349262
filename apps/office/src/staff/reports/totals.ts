import { type Country, type MoneyMonth, roundToCents, sumBy } from "@kautia/contract";

export type MoneyTotal = Omit<MoneyMonth, "country">;
type Amounts = Omit<MoneyTotal, "month">;

/** One row a month, oldest first, for one country or all of them. */
export function monthsOf(rows: readonly MoneyMonth[], country: Country | undefined): MoneyTotal[] {
  const wanted = rows.filter((row) => country === undefined || row.country === country);
  return [...new Set(wanted.map(({ month }) => month))].map((month) => {
    const ofMonth = wanted.filter((row) => row.month === month);
    const sum = (of: keyof Amounts) => roundToCents(sumBy(ofMonth, (row) => row[of]));
    return {
      month,
      earned: sum("earned"),
      paid: sum("paid"),
      open: sum("open"),
      exposure: sum("exposure"),
      claimsPaid: sum("claimsPaid"),
    };
  });
}
