import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type Policy, takePremiumNumber } from "../policy/index.ts";
import { planCharges } from "./plan-charges.ts";
import { postToLedger } from "./post-to-ledger.ts";

interface NewPremium {
  amountCents: number;
  period: { from: CalendarDate; until: CalendarDate };
  /** When it is charged; a debit is announced first, as always. */
  dueAt: Date;
}

/** Writes a premium besides those of the schedule, with its first charge. */
export async function writePremium(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { ref_id, currency }: Pick<Policy, "ref_id" | "currency">,
  { amountCents, period, dueAt }: NewPremium,
): Promise<void> {
  const id = random.uuid();
  const number = await takePremiumNumber(transaction, ref_id);
  const days = { period_from: period.from, period_until: period.until };
  await transaction
    .insertInto("premium")
    .values({ id, ref_id, number, ...days, amount_cents: amountCents, currency, status: "DUE", due_at: dueAt })
    .execute();
  await planCharges(transaction, { random }, [{ kind: "premium", debtId: id, number: 1, at: dueAt }]);
  const posting = { subjectId: id, refId: ref_id, amountCents, currency, at: clock.now(), period };
  await postToLedger(transaction, "PREMIUM_DUE", posting);
}
