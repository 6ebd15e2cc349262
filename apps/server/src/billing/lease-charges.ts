import type { Country, Currency } from "@kautia/contract";
import { type Expression, type Kysely, sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { leaseEnd } from "../platform/jobs/lease.ts";
import { type OtherCharges, readOtherCharges, repaymentNumber } from "./other-charges.ts";
import type { ChargePurpose } from "./ports/payment.ts";
import { postAllToLedger } from "./post-to-ledger.ts";
import { chargeKey } from "./rules/charge-key.ts";
import { isChargePaused } from "../views/circumstances.ts";

export interface LeasedCharge extends OtherCharges {
  attemptId: string;
  /** The idempotency key at the provider. */
  key: string;
  number: number;
  unanswered: number;
  /** It may have been sent to the provider before, with an unknown result: look it up before sending it again. */
  isRetry: boolean;
  refId: string;
  kind: "premium" | "instalment";
  debtId: string;
  amountCents: number;
  currency: Currency;
  country: Country;
  methodId: string;
  /** The end of the tenant's time to confirm on the page; null for a charge without the tenant. */
  presentUntil: Date | null;
  contractNumber: string;
  purpose: ChargePurpose;
}

/** Extends the lease for one more call to the provider. Leaves a lease alone that a webhook or the page has cleared. */
export async function extendLease(db: Kysely<Database>, attemptId: string): Promise<void> {
  await db
    .updateTable("charge_attempt")
    .set({ leased_until: leaseEnd })
    .where("id", "=", attemptId)
    .where("leased_until", "is not", null)
    .execute();
}

export const debtKindColumn = sql<
  "premium" | "instalment"
>`CASE WHEN premium.id IS NULL THEN 'instalment' ELSE 'premium' END`.as("kind");
export const debtIdColumn = sql<string>`coalesce(premium.id, instalment.id)`.as("debtId");

/** Whether the bank has taken back a payment for that premium. */
export function wasReturned(premiumId: Expression<string | null>) {
  return sql<boolean>`EXISTS (
    SELECT FROM charge_attempt r WHERE r.premium_id = ${premiumId} AND r.status = 'RETURNED')`;
}

/**
 * Whether a premium is owed although the policy may be declined or withdrawn: then only the days before the withdrawal
 * are, to which `cancelOpenPremiums` has cut it, or one whose payment the bank took back.
 */
export const isPremiumOwed = sql<boolean>`(policy.cover_state NOT IN ('DECLINED', 'WITHDRAWN')
  OR premium.period_until <= policy.premium_until OR ${wasReturned(sql.ref("premium.id"))})`;

/** A bank account is debited only after the debit was announced (announce-debits.ts). */
const mayBeSent = sql<boolean>`(attempt.announced_method = policy.card_method_id OR NOT EXISTS (
  SELECT FROM payment_method m
  WHERE m.ref_id = policy.ref_id AND m.method_id = policy.card_method_id AND m.kind = 'sepa_debit'))`;

/** Charges that were sent must be settled. A debit is sent once it is announced, unless the card must not be charged. */
const isSentOrMayBe = sql<boolean>`(attempt.status = 'ASKED' OR attempt.status = 'INTENDED'
  AND (policy.card_refused_at IS NOT NULL OR ${mayBeSent})
  AND (attempt.instalment_id IS NOT NULL OR ${isPremiumOwed}) AND NOT ${isChargePaused(sql.ref("policy.ref_id"))})`;

export const chargesToMake = dueRows({
  from: sql`charge_attempt attempt
    LEFT JOIN premium ON premium.id = attempt.premium_id LEFT JOIN instalment ON instalment.id = attempt.instalment_id
    JOIN policy ON policy.ref_id = coalesce(premium.ref_id, instalment.ref_id)`,
  key: sql`attempt.id`,
  at: sql`attempt.try_at`,
  where: isSentOrMayBe,
  leases: true,
});

/** Those of the attempts that are due, joined with their premium or instalment and their policy. */
export function selectDueAttempts(db: Kysely<Database>, now: Date, attemptIds: readonly string[]) {
  return db
    .selectFrom("charge_attempt as attempt")
    .leftJoin("premium", "premium.id", "attempt.premium_id")
    .leftJoin("instalment", "instalment.id", "attempt.instalment_id")
    .innerJoin("policy", (join) =>
      join.on((on) =>
        on("policy.ref_id", "=", on.fn.coalesce("premium.ref_id", "instalment.ref_id").$castTo<string>()),
      ),
    )
    .where("attempt.id", "in", attemptIds)
    .where(chargesToMake.isDue(now));
}

/** Leases due charges, and posts them to the ledger before the provider is called. */
export async function leaseCharges(
  db: Kysely<Database>,
  now: Date,
  attemptIds: readonly string[],
): Promise<LeasedCharge[]> {
  return inTransaction(db, async (transaction) => {
    const due = await lockDueCharges(transaction, now, attemptIds);
    if (due.length === 0) return [];
    const sent = due.map(({ debtNumber: number, repayment, from, until, providerKey, ...charge }) => {
      const purpose = { kind: charge.kind, number, repayment, from, until };
      return { ...charge, purpose, key: providerKey ?? chargeKey(charge.contractNumber, purpose, charge.number) };
    });
    const methods = await markAsked(transaction, sent, now);
    const firstAsked = due.filter(({ wasAsked }) => !wasAsked);
    await postAllToLedger(
      transaction,
      "CHARGE_ASKED",
      firstAsked.map(({ attemptId: subjectId, ...charge }) => ({ ...charge, subjectId, at: now })),
    );
    const othersOf = await readOtherCharges(transaction, sent);
    return sent.map(({ wasAsked: isRetry, ...charge }) => {
      const methodId = methods.get(charge.attemptId);
      if (!methodId) throw new Error(`charge attempt ${charge.attemptId} has no card`);
      return { ...charge, ...othersOf(charge.attemptId), isRetry, methodId };
    });
  });
}

function lockDueCharges(transaction: Transaction<Database>, now: Date, attemptIds: readonly string[]) {
  return selectDueAttempts(transaction, now, attemptIds)
    .select(["attempt.id as attemptId", "attempt.number", "attempt.unanswered"])
    .select(["attempt.present_until as presentUntil", "attempt.provider_key as providerKey"])
    .select([debtKindColumn, debtIdColumn])
    .select(sql<number>`coalesce(premium.amount_cents, instalment.amount_cents)`.as("amountCents"))
    .select(["policy.ref_id as refId", "policy.country", "policy.currency"])
    .select("policy.contract_number as contractNumber")
    .select(({ fn }) => [
      fn.coalesce("premium.number", "instalment.number").$castTo<number>().as("debtNumber"),
      fn.coalesce("premium.period_from", "instalment.due_on").$castTo<string>().as("from"),
      "premium.period_until as until",
    ])
    .select(repaymentNumber(sql.ref("instalment.repayment_id")).as("repayment"))
    .select(sql<boolean>`attempt.status = 'ASKED'`.as("wasAsked"))
    .where((where) => where.or([where("attempt.status", "=", "ASKED"), where("policy.card_refused_at", "is", null)]))
    .forUpdate("attempt")
    .skipLocked()
    .execute();
}

/** Marks and leases the attempts. Returns the payment method of each. */
async function markAsked(
  transaction: Transaction<Database>,
  sent: readonly { attemptId: string; key: string }[],
  now: Date,
): Promise<Map<string, string | null>> {
  const ids = sent.map(({ attemptId }) => attemptId);
  const keys = sent.map(({ key }) => key);
  const asked = await transaction
    .updateTable("charge_attempt")
    .set({
      status: "ASKED",
      provider_key: sql<string>`(${keys}::text[])[array_position(${ids}::uuid[], id)]`,
      asked_at: sql<Date>`coalesce(asked_at, ${now})`,
      // A retry must send the same request, so the attempt keeps its card even if the tenant has changed cards.
      method_id: sql<string>`coalesce(method_id, (
        SELECT card_method_id FROM policy WHERE ref_id = coalesce(
          (SELECT ref_id FROM premium WHERE premium.id = charge_attempt.premium_id),
          (SELECT ref_id FROM instalment WHERE instalment.id = charge_attempt.instalment_id))))`,
      leased_until: leaseEnd,
    })
    .where("id", "in", ids)
    .returning(["id", "method_id"])
    .execute();
  return new Map(asked.map(({ id, method_id }) => [id, method_id]));
}
