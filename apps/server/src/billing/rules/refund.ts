import type { CalendarDate, PaymentPeriod } from "@kautia/contract";
import { premiumPeriod } from "./premium-schedule.ts";

export interface Covered {
  /** First day of cover; null until the landlord has accepted. */
  coverStart: CalendarDate | null;
  paymentPeriod: PaymentPeriod;
}

/**
 * The refund of a premium for the days from `paidUntil` on, in cents, rounded up. A last period that the insurance end
 * cuts short still counts at full length, because it cost the full price.
 */
export function refundCents(
  { coverStart, paymentPeriod }: Covered,
  premium: { number: number; amountCents: number },
  paidUntil: CalendarDate,
): number {
  const period = coverStart && premiumPeriod({ coverStart, insuranceEnd: null, paymentPeriod }, premium.number);
  if (!period) return 0;
  const length = daysBetween(period.from, period.until);
  const unused = Math.min(length, Math.max(0, daysBetween(paidUntil, period.until)));
  return Math.ceil((premium.amountCents * unused) / length);
}

function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
