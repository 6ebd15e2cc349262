import { type CalendarDate, fromCents, type NextCharge, type PolicyStatus, type Repayment } from "@kautia/contract";
import { isPaying } from "../../policy/rules/policy-state.ts";

export interface ChargeFacts {
  status: PolicyStatus;
  today: CalendarDate;
  /** The premium that falls due next, or first once the landlord accepts; null after the last one. */
  nextPremium: { on: CalendarDate; amountCents: number } | null;
  /** `on` is the day of the next attempt. */
  open: { on: CalendarDate; amountCents: number } | null;
  instalment: { on: CalendarDate; amount: number } | null;
  /** The card must not be charged again, so nothing is charged until the tenant enters another one. */
  cardRefused: boolean;
}

/** What is charged next and when; null if nothing is planned. */
export function findNextCharge(facts: ChargeFacts): NextCharge | null {
  const { today, instalment, cardRefused } = facts;
  if (cardRefused) return null;
  const premium = findNextPremium(facts);
  if (!instalment) return premium;
  const on = instalment.on < today ? today : instalment.on;
  return premium && premium.on <= on
    ? premium
    : { what: "INSTALMENT", amount: instalment.amount, on, ifAccepted: false };
}

/** A failed instalment counts on the day of its next attempt. */
export function findNextInstalment(repayments: readonly Repayment[]): ChargeFacts["instalment"] {
  const open = repayments
    .flatMap(({ instalments }) => instalments)
    .filter(({ state }) => state !== "PAID" && state !== "UNPAID" && state !== "INVOICED")
    .map(({ on, nextTryOn, amount }) => ({ on: nextTryOn ?? on, amount }));
  return open.toSorted((a, b) => (a.on < b.on ? -1 : 1))[0] ?? null;
}

function findNextPremium(facts: ChargeFacts): NextCharge | null {
  const what = "PREMIUM";
  const { status, today, nextPremium, open } = facts;
  const notBefore = (day: CalendarDate) => (day < today ? today : day);
  // An open premium is charged even after the policy has ended, because it pays for earlier days of cover. After a
  // withdrawal the days that the tenant wanted covered are owed, and one whose refunded debit the bank took back.
  if (open && status !== "DECLINED")
    return { what, amount: fromCents(open.amountCents), on: notBefore(open.on), ifAccepted: false };
  const ifAccepted = status === "SIGNED";
  if (nextPremium === null || !(ifAccepted || isPaying(status))) return null;
  return { what, amount: fromCents(nextPremium.amountCents), on: notBefore(nextPremium.on), ifAccepted };
}
