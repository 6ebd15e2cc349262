import { type CalendarDate, minChargeCents, newestTerms } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { planCharges } from "./plan-charges.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { cancelIntendedAttempt } from "./lock-intended-attempt.ts";
import { isAsked, isOpen, readShares, type SharedPremium } from "./read-shares.ts";
import { daysSince } from "./rules/shares.ts";
import type { Policy } from "../policy/index.ts";
import { updatePaymentState } from "./update-payment-state.ts";

type CancelDeps = Pick<Deps, "clock" | "random">;

/**
 * Cancels what is unpaid for the days from `until` on. A premium whose period has begun stays open with what its days
 * before cost. Skips premiums that a worker is charging, because `settleCharge` refunds them or cancels them there, and
 * those that the tenant owes although we refunded them.
 */
export async function cancelOpenPremiums(
  transaction: Transaction<Database>,
  deps: CancelDeps,
  policy: Policy,
  until: CalendarDate,
): Promise<void> {
  const shares = await readShares(transaction, policy, until);
  for (const premium of shares?.premiums ?? [])
    if (isTooHigh(premium))
      await changeOpen(transaction, deps, premium, async () => {
        const cents = await cutPremium(transaction, premium, until);
        // A letter may end the contract on a day before the one to which the premium was cut already.
        const subjectId = (await wasCancelled(transaction, premium.id)) ? deps.random.uuid() : premium.id;
        await postCancelled(transaction, deps, policy, premium, { subjectId, cents, since: until });
      });
  await updatePaymentState(transaction, policy, deps.clock.now());
}

/**
 * Cancels the part of an open premium that is not owed, after its charge failed; `until` is null while the policy goes on.
 * Returns whether anything is still owed. No charge of it may be planned or in progress.
 */
export async function cancelAfterFailure(
  transaction: Transaction<Database>,
  deps: Pick<CancelDeps, "clock">,
  policy: Policy,
  { premiumId, attemptId, until }: { premiumId: string; attemptId: string; until: CalendarDate | null },
): Promise<boolean> {
  const shares = await readShares(transaction, policy, until);
  const premium = shares?.premiums.find(({ id }) => id === premiumId);
  if (!shares || !premium || !isTooHigh(premium)) return true;
  const cents = await cutPremium(transaction, premium, until ?? premium.period_until);
  const since = until ?? newestTerms(shares.schedule.terms).from;
  await postCancelled(transaction, deps, policy, premium, { subjectId: attemptId, cents, since });
  return cents < premium.amount_cents;
}

/**
 * Changes an open premium while no charge of it is planned, and plans its charge anew, because a worker that is about to
 * send the cancelled one may have read the old amount. False if the provider is charging it.
 */
export async function changeOpen(
  transaction: Transaction<Database>,
  deps: Pick<CancelDeps, "random">,
  premium: SharedPremium,
  change: () => Promise<void>,
): Promise<boolean> {
  const { id, openAttempt } = premium;
  if (isAsked(premium) || (openAttempt && !(await cancelIntendedAttempt(transaction, openAttempt.id)))) return false;
  await change();
  const { status } = await transaction
    .selectFrom("premium")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (openAttempt && status !== "CANCELLED") await planAgain(transaction, deps, premium, openAttempt.try_at);
  return true;
}

/** Lowers an open premium to the part that is owed; it then ends before `until`. Returns the difference. Posts nothing. */
export async function cutPremium(
  transaction: Transaction<Database>,
  premium: SharedPremium,
  until: CalendarDate,
): Promise<number> {
  const { id, amount_cents, period_from, period_until } = premium;
  const owed = owedOf(premium);
  const ends = until > period_from && until < period_until ? until : period_until;
  await transaction
    .updateTable("premium")
    .set(owed === 0 ? { status: "CANCELLED" } : { amount_cents: owed, period_until: ends })
    .where("id", "=", id)
    .execute();
  return amount_cents - owed;
}

/** Whether an open premium asks for more than is owed. One that was refunded is owed in full (`SharedPremium`). */
export function isTooHigh(premium: SharedPremium): boolean {
  return isOpen(premium) && premium.refunds === 0 && owedOf(premium) < premium.amount_cents;
}

/** An amount too small to charge is waived. */
function owedOf({ shareCents }: SharedPremium): number {
  return shareCents < minChargeCents ? 0 : shareCents;
}

async function postCancelled(
  transaction: Transaction<Database>,
  { clock }: Pick<CancelDeps, "clock">,
  { ref_id: refId, currency }: Policy,
  premium: SharedPremium,
  { subjectId, cents, since }: { subjectId: string; cents: number; since: CalendarDate },
): Promise<void> {
  const period = daysSince(premium, cents === premium.amount_cents ? premium.period_from : since);
  await postToLedger(transaction, "PREMIUM_CANCELLED", {
    subjectId,
    refId,
    amountCents: cents,
    currency,
    at: clock.now(),
    period,
  });
}

/** Whether a part of the premium was cancelled before because the contract, or what is owed for it, ended. */
async function wasCancelled(transaction: Transaction<Database>, premiumId: string): Promise<boolean> {
  const posted = transaction
    .selectFrom("ledger_entry")
    .select("id")
    .where("event", "=", "PREMIUM_CANCELLED")
    .where("subject_id", "=", premiumId);
  return (await posted.limit(1).executeTakeFirst()) !== undefined;
}

async function planAgain(
  transaction: Transaction<Database>,
  deps: Pick<CancelDeps, "random">,
  { id: debtId }: SharedPremium,
  at: Date,
): Promise<void> {
  const { latest } = await transaction
    .selectFrom("charge_attempt")
    .select(({ fn }) => fn.max("number").as("latest"))
    .where("premium_id", "=", debtId)
    .executeTakeFirstOrThrow();
  await planCharges(transaction, deps, [{ kind: "premium", debtId, number: latest + 1, at }]);
}
