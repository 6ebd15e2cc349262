import { addDays, addMonths, type CalendarDate, type Period, periodAt } from "@kautia/contract";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { beginOnSessionCharge, recheckWaitingCharges } from "../../billing/cards/on-session-charge.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { chargeNow, readOpenCharges } from "../../billing/cards/open-charges.ts";
import {
  bookDifference,
  bookPayout,
  cancelOpenPremiums,
  chooseRepaymentPlan,
  divideUnpaid,
  planRefunds,
  readUnpaid,
  writeOff,
} from "../../billing/index.ts";
import { recordCircumstance } from "../../circumstances/index.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { stopPremium } from "../../leaving/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import {
  changeState,
  changeTerms,
  lockPolicy,
  type Policy,
  readSchedule,
  type TermsChange,
} from "../../policy/index.ts";
import { readLastPremiumFrom } from "../../policy/terms.ts";
import { writeAccount } from "../policies/due-policies.ts";
import { giveStripeMethod } from "../doubles/stripe-server.ts";
import type { World } from "./world.ts";

/** An event in the model: at our end, at a tenant's, at a bank, or in the connection to Stripe. */
export interface Act {
  run(world: World): unknown;
}

function act<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  run: (world: World, chosen: T) => unknown,
  weight = 1,
): fc.WeightedArbitrary<Act> {
  const toAct = (chosen: T) => ({
    run: (world: World) => run(world, chosen),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(chosen)}`,
  });
  return { arbitrary: arbitrary.map(toAct), weight };
}

const works = "4242424242424242";
/** An account whose bank answers only when the test tells it to. */
const iban = "DE02120300000000202051";
/** The number of a card, or an IBAN. */
export const cardNumber = fc.constantFrom(
  works,
  works,
  works,
  works,
  "4000000000000341",
  "4000002760003184",
  iban,
  iban,
);
const which = fc.nat({ max: 5 });
const cents = fc.integer({ min: 1, max: 635 });
const amountCents = fc.integer({ min: 10_000, max: 150_000 });
const fault = fc.constantFrom("refuse", "unavailable", "silence before", "silence after", "500 before", "500 after");
const requests = fc.constantFrom(
  { method: "POST", path: /payment_intents$/ },
  { method: "POST", path: /refunds$/ },
  { method: "POST", path: /cancel$/ },
  { method: "GET", path: /./ },
);

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  act("pass hours", fc.integer({ min: 1, max: 200 }), (world, hours) => world.pass(hours * 3_600_000), 5),
  act(
    "lose",
    fc.record({ requests, kind: fault, times: fc.integer({ min: 1, max: 3 }) }),
    ({ double }, { requests: { method, path }, kind, times }) => double.faults.on(method, path, { kind }, times),
    2,
  ),
  act("kill after", fc.nat({ max: 40 }), (world, statements) => world.kill(statements), 2),
  act("deliver", fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 6 }), (world, order) => world.deliver(order)),
  act("change bank", fc.record({ which, charge: fc.constantFrom("passes", "asks") }), changeBank),
  act("change card", fc.record({ which, number: cardNumber }), changeCard),
  act("pay on the spot", fc.record({ which, outcome: fc.constantFrom("passed", "failed", null) }), payOnTheSpot),
  act("withdraw", fc.record({ which, days: fc.nat({ max: 27 }) }), withdraw, 5),
  act("change the price", fc.record({ which, premium_cents: fc.integer({ min: 300, max: 2_000 }) }), changePrice, 4),
  act("change the end", fc.record({ which, days: fc.constantFrom(3, 20, 31, 45, 70, null) }), changeEnd, 3),
  act("pay yearly or monthly", which, changePlan, 2),
  act(
    "divide what is unpaid",
    fc.record({ which, parts: fc.constantFrom(2, 3, 5), days: fc.nat({ max: 20 }) }),
    divide,
    3,
  ),
  act("write off", which, writeOffUnpaid, 2),
  act("die", which, (world, at) => happen(world, at, "DEATH")),
  act("become insolvent", which, (world, at) => happen(world, at, "TENANT_INSOLVENT")),
  act("pay out a claim", fc.record({ which, amountCents, parts: fc.constantFrom(null, 1, 2) }), payOutClaim),
  act("dispute", fc.record({ which, cents }), ({ account }, chosen) => {
    const payment = pick(
      account.succeeded().filter((paymentIntent) => !isDebit(account, paymentIntent)),
      chosen.which,
    );
    if (payment) account.books.dispute(payment, chosen.cents);
  }),
  act(
    "bank decides about a debit",
    fc.record({ which, failure: fc.constantFrom(null, "insufficient_funds", "no_account") }),
    ({ account }, { which: at, failure }) => {
      const debit = pick(account.debits.pending(), at);
      if (debit) account.debits.settle(debit.id, failure === null ? "succeeded" : { failure });
    },
    3,
  ),
  act(
    "return a debit",
    fc.record({ which, reason: fc.constantFrom("insufficient_funds", "customer_initiated", "debit_not_authorized") }),
    ({ account }, chosen) => {
      const paid = account
        .succeeded()
        .filter((paymentIntent) => isDebit(account, paymentIntent) && !account.books.isDisputed(paymentIntent.id));
      const debit = pick(paid, chosen.which);
      if (debit) account.debits.returnDebit(debit, chosen.reason);
    },
    3,
  ),
  act("close dispute", fc.record({ which, status: fc.constantFrom("won", "lost") }), ({ account }, chosen) => {
    const open = [...account.books.disputes.values()].filter(({ status }) => status === "needs_response");
    const dispute = pick(open, chosen.which);
    if (dispute) account.books.closeDispute(dispute.id, chosen.status);
  }),
  act("refund by hand", fc.record({ which, cents }), ({ account }, chosen) => {
    const payment = pick(account.succeeded(), chosen.which);
    if (payment) ignoreRefusal(() => account.refundByHand(payment.id, chosen.cents));
  }),
  act(
    "next refunds are",
    fc.constantFrom("pending", "failed", "requires_action"),
    ({ account }, status) => account.nextRefunds.push(status),
    5,
  ),
  act("settle refund", fc.record({ which, status: fc.constantFrom("succeeded", "failed") }), settleRefund),
  act("pay out", fc.integer({ min: 1, max: 2_000 }), ({ account }, amount) => account.books.payOut(amount)),
);

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)];
}

/** Ignores a refusal by Stripe of something impossible, for example refunding a charge twice. */
function ignoreRefusal(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "Failure") throw error;
  }
}

function isDebit({ debits }: World["account"], { payment_method }: { payment_method: unknown }): boolean {
  return typeof payment_method === "string" && debits.isDebit(payment_method);
}

function changeBank({ account }: World, chosen: { which: number; charge: "passes" | "asks" }): void {
  const cards = [...account.paymentIntents.values()].filter((paymentIntent) => !isDebit(account, paymentIntent));
  const method = pick(cards, chosen.which)?.payment_method;
  if (typeof method === "string") account.changeBank(method, chosen.charge);
}

function settleRefund({ account }: World, chosen: { which: number; status: "succeeded" | "failed" }): void {
  const open = [...account.refunds.values()].filter(({ status }) => status !== "failed" && status !== chosen.status);
  const refund = pick(open, chosen.which);
  if (refund) account.settleRefund(refund.id, chosen.status);
}

async function changeCard(world: World, chosen: { which: number; number: string }): Promise<void> {
  const refId = pick(world.refIds, chosen.which) ?? "";
  const card_method_id = giveStripeMethod(world, chosen.number);
  await world.attempt(({ db, clock, random }) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      await lockPolicy(transaction, refId);
      const card = { card_method_id, card_refused_at: null };
      await transaction.updateTable("policy").set(card).where("ref_id", "=", refId).execute();
      if (card_method_id.includes("/mandate_"))
        await writeAccount(transaction, { ref_id: refId, method_id: card_method_id, since: now });
      await recheckWaitingCharges(transaction, refId, { try_at: now, present_until: now });
      for (const open of await readOpenCharges(transaction, refId)) await chargeNow(transaction, random, open, now);
    }),
  );
}

async function payOnTheSpot(
  world: World,
  chosen: { which: number; outcome: "passed" | "failed" | null },
): Promise<void> {
  await world.attempt(async (deps) => {
    const begun = await beginOnSessionCharge(deps, { refId: pick(world.refIds, chosen.which) ?? "" });
    if (begun instanceof Refusal || begun.secret === null || chosen.outcome === null) return;
    const { secret } = begun;
    const { outcome } = chosen;
    ignoreRefusal(() => world.account.confirmPayment(secret, outcome));
  });
}

async function withdraw(world: World, chosen: { which: number; days: number }): Promise<void> {
  const refId = pick(world.refIds, chosen.which) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      if (policy.cover_start === null) return;
      const covered_until = addDays(policy.cover_start, chosen.days);
      const at = deps.clock.now();
      const change = {
        to: { cover_state: "WITHDRAWN" },
        cause: "tenant",
        at,
        set: { covered_until, premium_until: covered_until },
      } as const;
      if ((await changeState(transaction, refId, change)) !== "changed") return;
      await cancelOpenPremiums(transaction, deps, policy, covered_until);
      await planRefunds(transaction, deps, policy, covered_until);
    }),
  );
}

function changePrice(world: World, { which: at, premium_cents }: { which: number; premium_cents: number }) {
  return changeContract(world, at, () => ({ premium_cents }));
}

/** The new end is so many days away. */
function changeEnd(world: World, { which: at, days }: { which: number; days: number | null }) {
  return changeContract(world, at, ({ today, policy: { insurance_start } }) => {
    const end = days === null ? null : addDays(today, days);
    return end === null || end > insurance_start ? { insurance_end: end } : {};
  });
}

/** From the first day of the period that was charged last. */
async function changePlan(world: World, at: number): Promise<void> {
  const isYearly = ({ payment_period }: Policy) => payment_period === "YEARLY";
  await changeContract(world, at, ({ policy, period }) => ({
    payment_period: isYearly(policy) ? "MONTHLY" : "YEARLY",
    premium_cents: Math.ceil(policy.premium_cents * (isYearly(policy) ? 0.09 : 11.1)),
    from: period?.from,
  }));
}

type Facts = { policy: Policy; today: CalendarDate; period: Period | null };

async function changeContract(
  world: World,
  at: number,
  toChange: (facts: Facts) => TermsChange & { from?: CalendarDate | undefined },
): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      if (policy.cover_state !== "ACCEPTED") return;
      const last = await readLastPremiumFrom(transaction, refId);
      const schedule = await readSchedule(transaction, policy);
      const today = localDay("de", deps.clock.now());
      const period = schedule && last ? periodAt(schedule, last) : null;
      const { from = today, ...change } = toChange({ policy, today, period });
      await bookDifference(transaction, deps, await changeTerms(transaction, deps, { refId, from, change }));
    }),
  );
}

async function divide(
  world: World,
  { which: at, parts, days }: { which: number; parts: number; days: number },
): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      const firstOn = addDays(localDay("de", deps.clock.now()), days + 1);
      await divideUnpaid(transaction, deps, policy, { parts, firstOn });
    }),
  );
}

/** Makes the first unpaid premium look three months old, and writes it off. */
async function writeOffUnpaid(world: World, at: number): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      const unpaid = (await readUnpaid(transaction, refId)).find(({ status }) => status === "UNPAID");
      if (!unpaid) return;
      const due_at = new Date(deps.clock.now().getTime() - 100 * 86_400_000);
      await transaction.updateTable("premium").set({ due_at }).where("id", "=", unpaid.id).execute();
      await writeOff(transaction, deps, policy, unpaid.id);
    }),
  );
}

/** Nothing is charged any more; from the opening of an insolvency on nothing is owed either. */
async function happen(world: World, at: number, kind: "DEATH" | "TENANT_INSOLVENT"): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      if (policy.cover_state !== "ACCEPTED") return;
      const { id: recorded_by } = await transaction
        .selectFrom("staff_account")
        .select("id")
        .limit(1)
        .executeTakeFirstOrThrow();
      const today = localDay("de", deps.clock.now());
      const event = { ref_id: refId, kind, happened_on: today, note: "…", recorded_by } as const;
      const isNew = await recordCircumstance(transaction, deps, event);
      if (isNew && kind === "TENANT_INSOLVENT") await stopPremium(transaction, deps, policy, today);
    }),
  );
}

/** The guarantee then costs what its rest costs, or nothing. */
async function lowerPremium(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { claimId, paidCents }: { claimId: string; paidCents: number },
): Promise<void> {
  if (policy.cover_state !== "ACCEPTED") return;
  const { ref_id: refId, payment_period, premium_cents } = policy;
  const today = localDay("de", deps.clock.now());
  const deposit_cents = policy.deposit_cents - paidCents;
  if (deposit_cents <= 0) {
    await stopPremium(transaction, deps, policy, today);
    return;
  }
  const lower = Math.ceil((premium_cents * deposit_cents) / policy.deposit_cents);
  const change = { deposit_cents, premium_cents: Math.max(payment_period === "YEARLY" ? 3_600 : 300, lower) };
  await bookDifference(transaction, deps, await changeTerms(transaction, deps, { refId, change, claimId }));
}

/** Without `parts` the tenant does not choose a plan, the deadline passes at once, and an invoice follows. */
async function payOutClaim(
  world: World,
  { which: at, amountCents: amount_cents, parts }: { which: number; amountCents: number; parts: number | null },
): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      const [claimId, now] = [deps.random.uuid(), deps.clock.now()];
      const today = localDay("de", now);
      await transaction
        .insertInto("claim")
        .values({ id: claimId, ref_id: refId, amount_cents, reported_at: now, object_until: today })
        .execute();
      await bookPayout(transaction, deps, policy, { claimId, amountCents: amount_cents, paidOn: today });
      await lowerPremium(transaction, deps, policy, { claimId, paidCents: amount_cents });
      const firstOn = parts === 1 ? today : addMonths(today, 1);
      if (parts) await chooseRepaymentPlan(transaction, deps, { refId, claimId }, { parts, firstOn });
      else
        await transaction
          .updateTable("repayment")
          .set({ choice_ends_at: now })
          .where("claim_id", "=", claimId)
          .execute();
    }),
  );
}
