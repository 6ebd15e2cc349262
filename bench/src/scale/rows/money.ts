import { ledgerEntries, type LedgerEvent } from "../../../../apps/server/src/billing/rules/ledger.ts";
import type { Dice } from "../../addresses/dice.ts";
import { atNight, periodsOf, uuidOf } from "../life.ts";
import type { Row } from "../row.ts";
import type { Signed } from "./policy.ts";

interface Money {
  premium: Row<"premium">[];
  charge_attempt: Row<"charge_attempt">[];
  ledger_entry: Row<"ledger_entry">[];
  provider_movement: Row<"provider_movement">[];
  payment_notice: Row<"payment_notice">[];
}

const minute = 60_000;

/** Each period's premium with its charge, one in thirty of which the bank declines first. */
export function moneyRows(life: Signed, dice: Dice): Money {
  const money: Money = { premium: [], charge_attempt: [], ledger_entry: [], provider_movement: [], payment_notice: [] };
  const { refId: ref_id, country, premiumCents: amount_cents } = life;
  const periods = [...periodsOf(life)];
  for (const { number, from, until } of periods) {
    const about = { ref_id, country, currency: "EUR", period_from: from, period_until: until } as const;
    const post = (event: LedgerEvent, subject_id: string, at: Date) => {
      for (const { account, amountCents } of ledgerEntries(event, amount_cents))
        money.ledger_entry.push({ ...about, event, subject_id, account, amount_cents: amountCents, at });
    };
    const due_at = atNight(from);
    const isUnpaid = life.signed.status === "PAST_DUE" && number === periods.length;
    const declined = isUnpaid ? 5 : Number(dice.throw() < 0.03);
    const id = uuidOf(dice);
    money.premium.push({
      id,
      ref_id,
      number,
      period_from: from,
      period_until: until,
      amount_cents,
      currency: "EUR",
      status: isUnpaid ? "UNPAID" : "PAID",
      due_at,
      first_failed_on: declined > 0 ? from : null,
    });
    post("PREMIUM_DUE", id, due_at);
    for (let attempt = 1; attempt <= declined; attempt++)
      charge(money, post, life, { id, due_at, attempt, isPaid: false }, dice);
    if (!isUnpaid) charge(money, post, life, { id, due_at, attempt: declined + 1, isPaid: true }, dice);
  }
  return money;
}

function charge(
  money: Money,
  post: (event: LedgerEvent, subject: string, at: Date) => void,
  { refId, country, premiumCents }: Signed,
  { id: premium_id, due_at, attempt, isPaid }: { id: string; due_at: Date; attempt: number; isPaid: boolean },
  dice: Dice,
): void {
  const id = uuidOf(dice);
  const at = new Date(due_at.getTime() + attempt * minute);
  const charge_id = `ch_${id}`;
  money.charge_attempt.push({
    id,
    premium_id,
    instalment_id: null,
    number: attempt,
    status: isPaid ? "SUCCEEDED" : "FAILED",
    try_at: at,
    asked_at: at,
    answered_at: at,
    unanswered: 0,
    leased_until: null,
    provider_charge_id: charge_id,
    failure_code: isPaid ? null : "card_declined",
    method_id: `pm_${refId}`,
    present_until: null,
  });
  post("CHARGE_ASKED", id, at);
  post(isPaid ? "CHARGE_SUCCEEDED" : "CHARGE_FAILED", id, at);
  const about = { country, charge_id, amount_cents: premiumCents };
  money.payment_notice.push({
    ...about,
    id: `evt_${id}`,
    kind: isPaid ? "payment_intent.succeeded" : "payment_intent.payment_failed",
    attempt_id: id,
    received_at: at,
    subject_id: null,
    trouble: dice.throw() < 0.000_5 ? "paid after it had failed" : null,
    settled_at: null,
    settled_by: null,
    note: null,
  });
  if (!isPaid) return;
  money.provider_movement.push({
    ...about,
    id: uuidOf(dice),
    provider_id: `txn_${id}`,
    kind: "charge",
    fee_cents: 25,
    currency: "EUR",
    at,
    source_id: charge_id,
    charge_attempt_id: id,
    refund_id: null,
    booked_at: at,
  });
}
