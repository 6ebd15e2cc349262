import { addMonths, type CalendarDate, minChargeCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { planInstalments } from "../rules/repayment-plan.ts";
import { updatePaymentState } from "../update-payment-state.ts";
import { writePremium } from "../write-premium.ts";
import { readUnpaid } from "./reminder.ts";

/**
 * Divides each unpaid premium into parts, of which the first is charged on `firstOn` and the others monthly afterwards.
 * The parts are premiums for the same period. Returns what is charged on each day; null if something is being charged,
 * was refunded, or is too little to be divided.
 */
export async function divideUnpaid(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  policy: Policy,
  { parts, firstOn }: { parts: number; firstOn: CalendarDate },
): Promise<{ on: CalendarDate; amountCents: number }[] | null> {
  const unpaid = await readUnpaid(transaction, policy.ref_id);
  const premiumIds = unpaid.map(({ id }) => id);
  const isDividable = unpaid.every(
    ({ status, amount_cents, carried_cents }) =>
      status === "UNPAID" && carried_cents === 0 && amount_cents >= parts * minChargeCents,
  );
  if (unpaid.length === 0 || !isDividable || (await wasRefunded(transaction, premiumIds))) return null;
  const days = Array.from({ length: parts }, (_, index) => ({ on: addMonths(firstOn, index), amountCents: 0 }));
  for (const premium of unpaid) {
    const planned = planInstalments(premium.amount_cents, parts, firstOn);
    await cancel(transaction, deps, policy, premium);
    for (const [index, day] of days.entries()) {
      const amountCents = planned[index]?.amountCents ?? 0;
      day.amountCents += amountCents;
      await writePremium(transaction, deps, policy, {
        amountCents,
        period: { from: premium.period_from, until: premium.period_until },
        dueAt: startOfLocalDay(policy.country, day.on),
      });
    }
  }
  await updatePaymentState(transaction, policy, deps.clock.now());
  return days;
}

type Premium = Awaited<ReturnType<typeof readUnpaid>>[number];

async function wasRefunded(transaction: Transaction<Database>, premiumIds: readonly string[]): Promise<boolean> {
  const refunds = transaction.selectFrom("refund").select("id").where("premium_id", "in", premiumIds);
  return (await refunds.limit(1).executeTakeFirst()) !== undefined;
}

async function cancel(
  transaction: Transaction<Database>,
  { clock, random }: Pick<WorkDeps, "clock" | "random">,
  { ref_id: refId }: Policy,
  { id, amount_cents: amountCents, currency, period_from: from, period_until: until }: Premium,
): Promise<void> {
  await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", id).execute();
  await postToLedger(transaction, "PREMIUM_CANCELLED", {
    // A part of the premium may have been cancelled before.
    subjectId: random.uuid(),
    refId,
    amountCents,
    currency,
    at: clock.now(),
    period: { from, until },
  });
}
