import fc from "fast-check";
import { beginOnSessionCharge, recheckWaitingCharges } from "../../billing/cards/on-session-charge.ts";
import { chargeNow, readOpenCharges } from "../../billing/cards/open-charges.ts";
import { PaymentRefused } from "../../billing/ports/payment.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { writeAccount } from "../policies/due-policies.ts";
import { giveStripeMethod } from "../doubles/stripe-server.ts";
import { type Act, act, pick, which } from "./act.ts";
import { amendmentActs } from "./amendment-acts.ts";
import { contractActs } from "./contract-acts.ts";
import type { Contract, World } from "./world.ts";

const works = "4242424242424242";
/** An account whose bank answers only when the test tells it to. */
const iban = "DE02120300000000202051";
/** The number of a card, or an IBAN. */
const cardNumber = fc.constantFrom(works, works, works, works, "4000000000000341", "4000002760003184", iban, iban);
export const anyContract: fc.Arbitrary<Contract> = fc.record({
  card: cardNumber,
  paymentPeriod: fc.constantFrom("MONTHLY", "MONTHLY", "YEARLY"),
  months: fc.constantFrom(1, 2, 13, null),
  coTenants: fc.constantFrom(0, 0, 1, 3),
});
const cents = fc.integer({ min: 1, max: 635 });
const fault = fc.constantFrom("refuse", "unavailable", "silence before", "silence after", "500 before", "500 after");
const requests = fc.constantFrom(
  { method: "POST", path: /payment_intents$/ },
  { method: "POST", path: /refunds$/ },
  { method: "POST", path: /cancel$/ },
  { method: "GET", path: /./ },
);

/** Before cover begins. */
export const anyBeginning: fc.Arbitrary<Act> = fc.oneof(...amendmentActs);

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  act("pass hours", fc.integer({ min: 1, max: 200 }), (world, hours) => world.pass(hours * 3_600_000), 5),
  act("pass weeks", fc.integer({ min: 1, max: 6 }), (world, weeks) => world.pass(weeks * 168 * 3_600_000), 2),
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
  ...amendmentActs,
  ...contractActs,
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

/** Ignores a refusal by Stripe of something impossible, for example refunding a charge twice. */
function ignoreRefusal(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "Failure") throw error;
  }
}

/** The account may have lost its mandate; the route answers PROVIDER_FAILED then. */
function noCharge(error: unknown): null {
  if (error instanceof PaymentRefused) return null;
  throw error;
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
    const begun = await beginOnSessionCharge(deps, { refId: pick(world.refIds, chosen.which) ?? "" }).catch(noCharge);
    if (!begun || begun instanceof Refusal || begun.secret === null || chosen.outcome === null) return;
    const { secret } = begun;
    const { outcome } = chosen;
    ignoreRefusal(() => world.account.confirmPayment(secret, outcome));
  });
}
