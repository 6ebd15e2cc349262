import { minChargeCents, sumBy } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { carryToNextPremium, type ChangedTerms, paidUntil } from "../policy/index.ts";
import { changeOpen, cutPremium, isTooHigh } from "./cancel-open-premiums.ts";
import { planRefunds } from "./plan-refunds.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { isOpen, readShares, type SharedPremium } from "./read-shares.ts";
import { daysSince } from "./rules/shares.ts";
import { updatePaymentState } from "./update-payment-state.ts";
import { writePremium } from "./write-premium.ts";

type BookingDeps = Pick<Deps, "clock" | "random" | "log">;

/** How new terms change what is owed for periods that already have premiums, in cents. */
export interface Difference {
  /** Owed in addition: charged at once, or with the premium that is not paid yet. */
  moreCents: number;
  /** Too little to be charged, so it is added to the next premium. */
  carriedCents: number;
  refundCents: number;
}

/**
 * Books how new terms change what is owed for days that already have premiums (docs/money.md). The same transaction has
 * just changed the terms. A premium that the provider is charging is settled when its answer arrives.
 */
export async function bookDifference(
  transaction: Transaction<Database>,
  deps: BookingDeps,
  { policy, terms }: ChangedTerms,
): Promise<Difference> {
  const until = paidUntil(policy);
  const refundCents = await planRefunds(transaction, deps, policy, until);
  await cutOpenPremiums(transaction, deps, { policy, terms });
  const more = await bookMore(transaction, deps, { policy, terms });
  await updatePaymentState(transaction, policy, deps.clock.now());
  return { refundCents, ...more };
}

async function cutOpenPremiums(
  transaction: Transaction<Database>,
  deps: BookingDeps,
  { policy, terms }: ChangedTerms,
): Promise<void> {
  const shares = await readShares(transaction, policy, paidUntil(policy));
  let cents = 0;
  let cut: SharedPremium | null = null;
  for (const premium of shares?.premiums.filter(isTooHigh) ?? [])
    await changeOpen(transaction, deps, premium, async () => {
      cents += await cutPremium(transaction, premium, premium.period.until);
      cut = premium;
    });
  if (cut) await post(transaction, deps, "PREMIUM_CANCELLED", { policy, terms, premium: cut, cents });
}

async function bookMore(
  transaction: Transaction<Database>,
  deps: BookingDeps,
  { policy, terms }: ChangedTerms,
): Promise<Pick<Difference, "moreCents" | "carriedCents">> {
  const shares = policy.cover_state === "ACCEPTED" ? await readShares(transaction, policy, paidUntil(policy)) : null;
  const last = shares?.premiums.at(-1);
  if (!shares || !last) return { moreCents: 0, carriedCents: 0 };
  const later = shares.periods.filter(({ fullUntil }) => fullUntil > terms.from);
  const cents = sumBy(later, ({ missingCents }) => missingCents);
  if (cents > 0 && isOpen(last) && last.refunds === 0) {
    const isRaised = await changeOpen(transaction, deps, last, () => raise(transaction, last, cents));
    if (isRaised) {
      await post(transaction, deps, "PREMIUM_DUE", { policy, terms, premium: last, cents });
      await carryToNextPremium(transaction, policy.ref_id, 0);
      return { moreCents: cents, carriedCents: 0 };
    }
  }
  const carriedCents = cents < minChargeCents ? cents : 0;
  await carryToNextPremium(transaction, policy.ref_id, carriedCents);
  if (cents > carriedCents) await writeMore(transaction, deps, { policy, terms, last, cents });
  return { moreCents: cents - carriedCents, carriedCents };
}

async function raise(
  transaction: Transaction<Database>,
  { id, amount_cents, period, period_from, period_until }: SharedPremium,
  cents: number,
): Promise<void> {
  const ends = period.until > period_from ? period.until : period_until;
  const raised = { amount_cents: amount_cents + cents, period_until: ends };
  await transaction.updateTable("premium").set(raised).where("id", "=", id).execute();
}

/** A premium of its own for the rest of the period, charged at once. */
async function writeMore(
  transaction: Transaction<Database>,
  deps: BookingDeps,
  { policy, terms, last, cents }: ChangedTerms & { last: SharedPremium; cents: number },
): Promise<void> {
  // An extension adds the days after those that were paid.
  const added = last.period_until < last.period.until ? last.period_until : terms.from;
  const period = daysSince({ period_from: last.period.from, period_until: last.period.until }, added);
  await writePremium(transaction, deps, policy, { amountCents: cents, period, dueAt: deps.clock.now() });
}

function post(
  transaction: Transaction<Database>,
  { clock }: BookingDeps,
  event: "PREMIUM_DUE" | "PREMIUM_CANCELLED",
  { policy, terms, premium, cents }: ChangedTerms & { premium: SharedPremium; cents: number },
): Promise<void> {
  const { ref_id: refId, currency } = policy;
  const period = daysSince(premium, terms.from);
  const at = clock.now();
  return postToLedger(transaction, event, { subjectId: terms.id, refId, amountCents: cents, currency, at, period });
}
