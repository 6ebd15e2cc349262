import { addDays, type CalendarDate, type Period, periodAt, priceOfPeriod, type Schedule } from "@kautia/contract";

/** A premium as it was written. Premiums are ordered by their number. */
export interface WrittenPremium {
  /** A day of the period that it is for. */
  from: CalendarDate;
  amountCents: number;
  /** The part of the amount that was carried over from the period before, because it was too small to charge. */
  carriedCents: number;
  refundedCents: number;
}

export interface Share {
  period: Period;
  /** The part of the premium that is owed. */
  shareCents: number;
}

export interface PeriodCost {
  fullUntil: CalendarDate;
  /** What the period costs beyond its premiums. */
  missingCents: number;
}

/**
 * The part of each premium that is owed if cover ends before `until`: the premiums of a period, less what was refunded, pay
 * for it in their order, up to its price. `until` is null while the policy goes on.
 */
export function sharePremiums<Premium extends WrittenPremium>(
  schedule: Schedule,
  premiums: readonly Premium[],
  until: CalendarDate | null,
): { shares: (Premium & Share)[]; periods: PeriodCost[] } {
  const periods: PeriodCost[] = [];
  const shares = premiums.map((premium) => {
    const period = periodAt(schedule, premium.from);
    let current = periods.find(({ fullUntil }) => fullUntil === period.fullUntil);
    const before = current ? periods[periods.indexOf(current) - 1] : periods.at(-1);
    if (!current) {
      const end = until !== null && until < period.until ? until : period.until;
      current = { fullUntil: period.fullUntil, missingCents: priceOfPeriod(schedule, period, end) };
      periods.push(current);
    }
    const { amountCents, carriedCents, refundedCents } = premium;
    const carried = before ? take(before, carriedCents) : 0;
    const own = take(current, Math.max(0, amountCents - carriedCents - refundedCents));
    return { ...premium, period, shareCents: carried + own };
  });
  return { shares, periods };
}

/** The days of a premium from `since` on; at least its last one. A period that was cut short may have ended before. */
export function daysSince(
  { period_from, period_until: until }: { period_from: CalendarDate; period_until: CalendarDate },
  since: CalendarDate,
): { from: CalendarDate; until: CalendarDate } {
  const last = addDays(until, -1);
  const latest = since < last ? since : last;
  return { from: latest > period_from ? latest : period_from, until };
}

function take(period: PeriodCost, most: number): number {
  const taken = Math.min(most, period.missingCents);
  period.missingCents -= taken;
  return taken;
}
