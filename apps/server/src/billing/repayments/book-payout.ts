import { addDays, type CalendarDate, minChargeCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { choiceDates, mostParts } from "../rules/repayment-plan.ts";
import { postToLedger } from "../post-to-ledger.ts";
import type { Policy } from "../../policy/index.ts";

/**
 * Posts the payout to the landlord and creates the repayment that the tenant now owes. Returns the facts for the
 * tenant's mail; null if the amount is too small to be charged, or if the repayment already existed, because earlier
 * releases created it with the decision.
 */
export async function bookPayout(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { ref_id, country, currency }: Policy,
  { claimId, amountCents, paidOn }: { claimId: string; amountCents: number; paidOn: CalendarDate },
) {
  const now = clock.now();
  const entry = { refId: ref_id, amountCents, currency, at: now, valueDay: paidOn };
  await postToLedger(transaction, "CLAIM_PAID", { ...entry, subjectId: claimId });
  if (amountCents < minChargeCents) return null;
  const { chooseUntil, dueOn } = choiceDates(localDay(country, now));
  const repayment = await transaction
    .insertInto("repayment")
    .values({
      id: random.uuid(),
      claim_id: claimId,
      ref_id,
      amount_cents: amountCents,
      currency,
      owed_at: now,
      choose_until: chooseUntil,
      choice_ends_at: startOfLocalDay(country, addDays(chooseUntil, 1)),
      due_on: dueOn,
    })
    .onConflict((conflict) => conflict.column("claim_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!repayment) return null;
  await postToLedger(transaction, "REPAYMENT_OWED", { ...entry, subjectId: repayment.id });
  return { chooseUntil, dueOn, mostParts: mostParts(amountCents) };
}
