import { type CalendarDate, fromCents, type NextCharge, type PolicyStatus } from "@kautia/contract";
import { isPaying } from "./policy-life.ts";

export interface ChargeFacts {
  status: PolicyStatus;
  today: CalendarDate;
  insuranceStart: CalendarDate;
  premiumCents: number;
  /** The day on which the next premium falls due; null when none does. */
  nextPremiumOn: CalendarDate | null;
  /** A premium that is due and not paid: the next try to charge it. */
  open: { on: CalendarDate; amountCents: number } | null;
}

/** What the card is charged next, and when; null when it will not be as far as anybody knows. */
export function findNextCharge(facts: ChargeFacts): NextCharge | null {
  const { status, today, insuranceStart, premiumCents, nextPremiumOn, open } = facts;
  const notBefore = (day: CalendarDate) => (day < today ? today : day);
  if (status === "SIGNED") return { amount: fromCents(premiumCents), on: notBefore(insuranceStart), ifAccepted: true };
  // An open try is asked for even after the end: the time before it was covered.
  if (open && status !== "DECLINED" && status !== "WITHDRAWN")
    return { amount: fromCents(open.amountCents), on: notBefore(open.on), ifAccepted: false };
  if (!isPaying(status) || nextPremiumOn === null) return null;
  return { amount: fromCents(premiumCents), on: notBefore(nextPremiumOn), ifAccepted: false };
}
