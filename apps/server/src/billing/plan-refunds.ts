import { addDays, type CalendarDate } from "@kautia/contract";
import { type Expression, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { insertNotice } from "./notices/insert-notice.ts";
import { refundCents } from "./rules/refund.ts";
import { postToLedger } from "./post-to-ledger.ts";
import type { Policy } from "../policy/index.ts";

type Premium = Selectable<Database["premium"]>;

/** The sum that `planRefunds` would refund, in integer cents. */
export async function previewRefundCents(
  db: Kysely<Database>,
  policy: Policy,
  paidUntil: CalendarDate,
): Promise<number> {
  const paid = await readRefundablePremiums(db, policy);
  return paid.reduce((sum, premium) => sum + refundCentsOf(policy, premium, paidUntil), 0);
}

/**
 * The sum that will be refunded, in integer cents, if the premiums that the provider is charging at the moment are paid.
 */
export async function previewPendingRefundCents(
  db: Kysely<Database>,
  policy: Policy,
  paidUntil: CalendarDate,
): Promise<number> {
  const pending = await db
    .selectFrom("premium")
    .selectAll()
    .where("ref_id", "=", policy.ref_id)
    .where("status", "in", ["DUE", "UNPAID"])
    .where(({ not }) => not(hasRefund(sql.ref("premium.id"))))
    .where(sql<boolean>`EXISTS (SELECT FROM charge_attempt a WHERE a.premium_id = premium.id AND a.status = 'ASKED')`)
    .execute();
  return pending.reduce((sum, premium) => sum + refundCentsOf(policy, premium, paidUntil), 0);
}

/**
 * Plans the refunds of all paid premiums for the days from `paidUntil` on, at most one per premium. Returns the sum in
 * integer cents.
 */
export async function planRefunds(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  paidUntil: CalendarDate,
): Promise<number> {
  let sum = 0;
  for (const premium of await readRefundablePremiums(transaction, policy))
    sum += await planRefund(transaction, deps, policy, premium, paidUntil);
  return sum;
}

/**
 * Plans the refund of one premium, for example if its charge succeeded after the policy ended. Returns integer cents.
 */
export async function planRefund(
  transaction: Transaction<Database>,
  { clock, random, log }: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  premium: Pick<Premium, "id" | "number" | "amount_cents" | "period_from" | "period_until">,
  paidUntil: CalendarDate,
): Promise<number> {
  const amountCents = refundCentsOf(policy, premium, paidUntil);
  if (amountCents === 0) return 0;
  const now = clock.now();
  const isTransferred = await wasTransferred(transaction, premium.id);
  const planned = await transaction
    .insertInto("refund")
    .values({
      id: random.uuid(),
      premium_id: premium.id,
      ref_id: policy.ref_id,
      amount_cents: amountCents,
      status: isTransferred ? "FAILED" : "DUE",
      failure_code: isTransferred ? "paid by transfer" : null,
      due_at: now,
      try_at: now,
    })
    // A premium that the bank took back and the tenant paid again already has its refund.
    .onConflict((conflict) => conflict.column("premium_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!planned) return 0;
  const { id } = planned;
  const { ref_id: refId, currency } = policy;
  const period = refundedDays(premium, paidUntil);
  await postToLedger(transaction, "REFUND_DUE", { subjectId: id, refId, amountCents, currency, period, at: now });
  if (isTransferred)
    await leaveToPerson(transaction, { clock, log }, policy, { ...premium, refundId: id, amountCents });
  return amountCents;
}

async function wasTransferred(db: Kysely<Database>, premiumId: string): Promise<boolean> {
  const transfer = db.selectFrom("bank_payment").select("id").where("premium_id", "=", premiumId);
  return (await transfer.executeTakeFirst()) !== undefined;
}

/** The provider cannot refund what it never charged, so a person transfers it (docs/money.md). */
async function leaveToPerson(
  transaction: Transaction<Database>,
  { clock, log }: Pick<Deps, "clock" | "log">,
  { country }: Policy,
  { id, refundId, amountCents }: Pick<Premium, "id"> & { refundId: string; amountCents: number },
): Promise<void> {
  const attempt = await transaction
    .selectFrom("charge_attempt")
    .select("id")
    .where("premium_id", "=", id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  await insertNotice(transaction, log, {
    country,
    id: refundId,
    kind: "refund",
    trouble: "refund failed",
    attempt_id: attempt?.id ?? null,
    subject_id: refundId,
    amount_cents: amountCents,
    received_at: clock.now(),
  });
}

/** The days that are refunded. A period that the agreed end cut short is refunded for days after its last one. */
function refundedDays(
  { period_from, period_until: until }: Pick<Premium, "period_from" | "period_until">,
  paidUntil: CalendarDate,
) {
  const last = addDays(until, -1);
  const latest = paidUntil < last ? paidUntil : last;
  return { from: latest > period_from ? latest : period_from, until };
}

/**
 * Whether we refunded the premium. If it is open although it has a refund, the bank took back its payment, so the tenant
 * has the money twice and owes the premium in full (docs/money.md).
 */
export function hasRefund(premiumId: Expression<string>) {
  return sql<boolean>`EXISTS (SELECT FROM refund r WHERE r.premium_id = ${premiumId})`;
}

/**
 * Whether we still owe the tenant a refund of the premium. If the bank takes back its payment meanwhile, the tenant owes
 * us the difference at most (docs/money.md).
 */
export function awaitsRefund(premiumId: Expression<string>) {
  return sql<boolean>`EXISTS (SELECT FROM refund r WHERE r.premium_id = ${premiumId} AND r.status <> 'PAID')`;
}

function readRefundablePremiums(db: Kysely<Database>, { ref_id }: Policy): Promise<Premium[]> {
  return db
    .selectFrom("premium")
    .selectAll()
    .where("ref_id", "=", ref_id)
    .where("status", "=", "PAID")
    .where(({ not }) => not(hasRefund(sql.ref("premium.id"))))
    .orderBy("number")
    .execute();
}

function refundCentsOf(
  policy: Policy,
  { number, amount_cents }: Pick<Premium, "number" | "amount_cents">,
  until: CalendarDate,
) {
  const cover = { coverStart: policy.cover_start, paymentPeriod: policy.payment_period };
  return refundCents(cover, { number, amountCents: amount_cents }, until);
}
