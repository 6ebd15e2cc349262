import { type CalendarDate, type Country, fieldError, toCents } from "@kautia/contract";
import { type Refusal, refuseFields } from "../platform/http/refusal.ts";
import { localDay } from "../platform/rules/local-day.ts";

interface OwedTransfer {
  /** Null if nothing may be transferred. */
  amountCents: number | null;
  /** When the transfer became possible. */
  since: Date;
  country: Country;
}

/** Refuses a transfer of another amount, or on a day before it was owed or after today; null if it fits. */
export function checkTransfer(
  { amountCents, since, country }: OwedTransfer,
  { amount, paidOn }: { amount: number; paidOn: CalendarDate },
  now: Date,
): Refusal | null {
  if (toCents(amount) !== amountCents) return refuseFields([fieldError("amount", "FIELD_INVALID")]);
  const [earliest, latest] = [localDay(country, since), localDay(country, now)];
  return paidOn < earliest || paidOn > latest
    ? refuseFields([fieldError("paidOn", "FIELD_INVALID", { earliest, latest })])
    : null;
}
