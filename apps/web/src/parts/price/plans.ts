import {
  fromCents,
  type Offers,
  type PaymentPeriod,
  type PricePlan,
  type RentalCalculation,
  toCents,
} from "@kautia/contract";
import type { PriceOption } from "@kautia/design-system";
import type { Text } from "@kautia/locales/format";

const perYear: Record<PaymentPeriod, number> = { YEARLY: 1, MONTHLY: 12 };

/** The cost of a plan over some years, in EUR. Calculated in cents, which add up exactly. */
export function costOfYears(
  { price, paymentPeriod }: Pick<PricePlan, "price" | "paymentPeriod">,
  years: number,
): number {
  return fromCents(toCents(price) * perYear[paymentPeriod] * years);
}

/** The interest in EUR that a cash deposit does not earn over some years, without interest on interest. */
export function lostInterest(deposit: number, percent: number, years: number): number {
  return fromCents(Math.round((toCents(deposit) * percent * years) / 100));
}

/** How much more is left after the first premium than after a cash deposit, in EUR. */
export function leftAtStart({ price }: Pick<PricePlan, "price">, deposit: number): number {
  return fromCents(toCents(deposit) - toCents(price));
}

/** What the yearly plan saves in a year, in EUR; 0 if there is nothing to compare or to save. */
export function savedInYear({ yearly, monthly }: Offers): number {
  if (!yearly || !monthly) return 0;
  return Math.max(0, fromCents(toCents(costOfYears(monthly, 1)) - toCents(costOfYears(yearly, 1))));
}

/** The saving of one yearly over twelve monthly payments in whole percent, rounded down as in the offers. */
export function yearlySaving({ yearly, monthly }: RentalCalculation): number {
  const year = toCents(monthly) * 12;
  return year > 0 ? Math.max(0, Math.floor(((year - toCents(yearly)) * 100) / year)) : 0;
}

export function planOf(offers: Offers, period: PaymentPeriod | null): PricePlan | null {
  if (period === "YEARLY") return offers.yearly;
  return period === "MONTHLY" ? offers.monthly : null;
}

/** A price with its period: '70,50 € im Jahr'. */
export function priceText(price: number, period: PaymentPeriod, { t, money }: Text): string {
  return t(period === "YEARLY" ? "offers.perYear" : "offers.perMonth", { price: money(price) });
}

export function planOptions(offers: Offers, { t, money }: Text): PriceOption<PaymentPeriod>[] {
  const { yearly, monthly } = offers;
  const saved = savedInYear(offers);
  const options: PriceOption<PaymentPeriod>[] = [];
  if (yearly)
    options.push({
      value: "YEARLY",
      title: t("common.yearly"),
      amount: money(yearly.price),
      period: t("common.perYear"),
      mark: yearly.discountPercentage > 0 ? t("offers.save", { percent: yearly.discountPercentage }) : undefined,
      note: saved > 0 ? t("offers.yearlyNote", { saved: money(saved) }) : t("offers.yearlyNoteOnly"),
    });
  if (monthly)
    options.push({
      value: "MONTHLY",
      title: t("common.monthly"),
      amount: money(monthly.price),
      period: t("common.perMonth"),
      note: t("offers.monthlyNote", { year: money(costOfYears(monthly, 1)) }),
    });
  return options;
}
