import { addDays, type CalendarDate, type Country, type PaymentPeriod } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";

/** How many days ahead a yearly premium is announced (docs/mail.md). */
const daysAhead = 14;

/** When the tenant is told of a premium whose period begins on `from`; null for a monthly one. */
export function premiumNoticeAt(
  { country, payment_period }: { country: Country; payment_period: PaymentPeriod },
  from: CalendarDate,
): Date | null {
  return payment_period === "YEARLY" ? startOfLocalDay(country, addDays(from, -daysAhead)) : null;
}
