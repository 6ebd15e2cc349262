import { addMonths, countries, firstOfMonth, fromCents, type MoneyMonths, monthOf } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { countFigures, findOpenMonth, readStoredFigures } from "../../books/index.ts";

/** The last `count` months including the current one: closed months as stored, the others counted now (docs/desk.md). */
export async function readMoney(deps: Pick<Deps, "db" | "clock">, count: number): Promise<MoneyMonths> {
  const now = deps.clock.now();
  const current = firstOfMonth(staffDay(now));
  const open = await findOpenMonth(deps.db);
  const months = open ? await readStoredFigures(deps.db, open) : [];
  const stored = months.at(-1)?.month ?? null;
  for (let month = open; month !== null && month <= current; month = addMonths(month, 1))
    months.push(...(await countFigures(deps, month, months)));
  const shown = Array.from({ length: count }, (_, index) => addMonths(current, 1 + index - count));
  return {
    at: now.toISOString(),
    storedUntil: stored && monthOf(stored),
    months: shown.flatMap((month) =>
      countries.map((country) => {
        const cents = months.find((item) => item.month === month && item.country === country);
        return {
          month: monthOf(month),
          country,
          earned: fromCents(cents?.earned_cents ?? 0),
          paid: fromCents(cents?.paid_cents ?? 0),
          open: fromCents(cents?.open_cents ?? 0),
          exposure: fromCents(cents?.exposure_cents ?? 0),
          claimsPaid: fromCents(cents?.claims_paid_cents ?? 0),
        };
      }),
    ),
  };
}
