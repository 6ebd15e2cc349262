import { addDays, addMonths, type CalendarDate } from "@kautia/contract";
import type { Policy, Terms } from "../../policy/index.ts";

type Priced = Pick<Terms, "number" | "from_day" | "payment_period" | "premium_cents" | "insurance_end">;

/**
 * What a policy costs for all periods that have begun by `today`, counted day by day, to compare it with what was asked.
 * `paidUntil`: the first day for which nothing is owed.
 */
export function costUntil(
  { cover_start }: Pick<Policy, "cover_start">,
  terms: readonly Priced[],
  { today, paidUntil }: { today: CalendarDate; paidUntil: CalendarDate | null },
): number {
  const lastDay = terms.at(-1)?.insurance_end ?? null;
  const isOwed = (day: CalendarDate) => (paidUntil === null || day < paidUntil) && (lastDay === null || day <= lastDay);
  let cost = 0;
  let months = 0;
  for (let from = cover_start; from !== null && from <= today && from !== lastDay;) {
    const plan = termsOn(terms, from).at(-1)?.payment_period ?? "MONTHLY";
    months += plan === "YEARLY" ? 12 : 1;
    const next: CalendarDate = addMonths(cover_start ?? from, months);
    let [days, sum] = [0, 0];
    for (let day = from; day < next; day = addDays(day, 1)) {
      days += 1;
      if (isOwed(day)) sum += priceOn(terms, plan, day);
    }
    cost += Math.floor(sum / days);
    from = next;
  }
  return cost;
}

/** The newest price that holds on a day, for the plan of the day's period. */
function priceOn(terms: readonly Priced[], plan: Priced["payment_period"], day: CalendarDate): number {
  const holding = termsOn(terms, day);
  const ofPlan = holding.filter(({ payment_period }) => payment_period === plan);
  return (ofPlan.at(-1) ?? holding.at(-1))?.premium_cents ?? 0;
}

/** Those that hold on a day, the newest last. */
function termsOn(terms: readonly Priced[], day: CalendarDate): Priced[] {
  return terms.filter(({ number, from_day }) => number === 1 || from_day <= day);
}
