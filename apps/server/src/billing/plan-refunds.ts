import { type CalendarDate, newestTerms, type Schedule, sumBy } from "@kautia/contract";
import { type Expression, type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { insertNotice } from "./notices/insert-notice.ts";
import { postToLedger } from "./post-to-ledger.ts";
import type { Policy } from "../policy/index.ts";
import { isAsked, isOpen, readShares, type SharedPremium } from "./read-shares.ts";
import { daysSince } from "./rules/shares.ts";

type RefundDeps = Pick<Deps, "clock" | "random" | "log">;

/** The sum that `planRefunds` would refund, in integer cents. */
export async function previewRefundCents(
  db: Kysely<Database>,
  policy: Policy,
  paidUntil: CalendarDate,
): Promise<number> {
  const shares = await readShares(db, policy, paidUntil);
  return sumOf(shares?.premiums.filter(({ status }) => status === "PAID"));
}

/**
 * The sum that will be refunded, in integer cents, if the premiums that the provider is charging at the moment are paid.
 */
export async function previewPendingRefundCents(
  db: Kysely<Database>,
  policy: Policy,
  paidUntil: CalendarDate | null,
): Promise<number> {
  const shares = await readShares(db, policy, paidUntil);
  return sumOf(shares?.premiums.filter((premium) => isOpen(premium) && isAsked(premium) && premium.refunds === 0));
}

/**
 * Plans the refunds of what was paid for days from `paidUntil` on, which are not owed. Returns the sum in integer cents.
 */
export async function planRefunds(
  transaction: Transaction<Database>,
  deps: RefundDeps,
  policy: Policy,
  paidUntil: CalendarDate | null,
): Promise<number> {
  const shares = await readShares(transaction, policy, paidUntil);
  let sum = 0;
  for (const premium of shares?.premiums ?? [])
    if (shares && premium.status === "PAID")
      sum += await refundRest(transaction, deps, policy, premium, paidUntil ?? sinceTerms(shares.schedule));
  return sum;
}

/**
 * Plans the refund of one premium, for example if its charge succeeded after the policy ended or became cheaper. Returns
 * integer cents.
 */
export async function planRefund(
  transaction: Transaction<Database>,
  deps: RefundDeps,
  policy: Policy,
  premiumId: string,
  paidUntil: CalendarDate | null,
): Promise<number> {
  const shares = await readShares(transaction, policy, paidUntil);
  const premium = shares?.premiums.find(({ id }) => id === premiumId);
  if (!shares || !premium) return 0;
  return refundRest(transaction, deps, policy, premium, paidUntil ?? sinceTerms(shares.schedule));
}

async function refundRest(
  transaction: Transaction<Database>,
  { clock, random, log }: RefundDeps,
  policy: Policy,
  premium: SharedPremium,
  since: CalendarDate,
): Promise<number> {
  const amountCents = restOf(premium);
  if (amountCents === 0) return 0;
  const now = clock.now();
  const isTransferred = await wasTransferred(transaction, premium.id);
  const id = random.uuid();
  await transaction
    .insertInto("refund")
    .values({
      id,
      premium_id: premium.id,
      number: premium.refunds + 1,
      ref_id: policy.ref_id,
      amount_cents: amountCents,
      status: isTransferred ? "FAILED" : "DUE",
      failure_code: isTransferred ? "paid by transfer" : null,
      due_at: now,
      try_at: now,
    })
    .execute();
  const { ref_id: refId, currency } = policy;
  const period = daysSince(premium, since);
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
  { id, refundId, amountCents }: Pick<SharedPremium, "id"> & { refundId: string; amountCents: number },
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

/** The day from which the newest terms make a premium cheaper. */
function sinceTerms({ terms }: Schedule): CalendarDate {
  return newestTerms(terms).from;
}

/** The part of a premium that is neither owed nor refunded. */
function restOf({ amountCents, refundedCents, shareCents }: SharedPremium): number {
  return Math.max(0, amountCents - refundedCents - shareCents);
}

function sumOf(premiums: readonly SharedPremium[] = []): number {
  return sumBy(premiums, restOf);
}

/**
 * Whether we still owe the tenant a refund of the premium. If the bank takes back its payment meanwhile, the tenant owes
 * us the difference at most (docs/money.md).
 */
export function awaitsRefund(premiumId: Expression<string>) {
  return sql<boolean>`EXISTS (SELECT FROM refund r WHERE r.premium_id = ${premiumId} AND r.status <> 'PAID')`;
}
