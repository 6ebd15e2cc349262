import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../../platform/database/schema.ts";
import { euros, toWire } from "./to-wire.ts";

/** What was charged, paid out and paid back. */
export async function readMoneySections(db: Kysely<Database>, refIds: string[]) {
  const isOwn = sql<boolean>`ref_id = ANY(${refIds}::text[])`;
  const paymentMethods = await db
    .selectFrom("payment_method")
    .select(["ref_id as refId", "since", "kind", "last_four as lastFour"])
    .select(["mandate_reference as mandateReference", "method_id as methodId"])
    .where(isOwn)
    .orderBy("since")
    .execute();
  const paymentMethodChanges = await db
    .selectFrom("card_change")
    .select(["ref_id as refId", "at", "method_id as methodId"])
    .where(isOwn)
    .orderBy("at")
    .execute();
  const premiums = await db
    .selectFrom("premium")
    .select(["ref_id as refId", "number", "due_at as dueAt", "period_from as from", "period_until as until"])
    .select([euros("amount_cents").as("amount"), "status", "first_failed_on as firstFailedOn"])
    .where(isOwn)
    .orderBy("due_at")
    .orderBy("ref_id")
    .execute();
  const refunds = await db
    .selectFrom("refund")
    .select(["ref_id as refId", "due_at as dueAt", euros("amount_cents").as("amount"), "status"])
    .select(["paid_at as paidAt", "transferred_on as transferredOn", "transfer_reference as transferReference"])
    .select("provider_refund_id as providerRefundId")
    .where(isOwn)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  const payoutAccounts = await db
    .selectFrom("payout_account")
    .select(["ref_id as refId", "entered_at as enteredAt", "counts_from as countsFrom", "dropped_at as droppedAt"])
    .where(isOwn)
    .orderBy("entered_at")
    .execute();
  const repayments = await db
    .selectFrom("repayment")
    .select(["ref_id as refId", "owed_at as owedAt", euros("amount_cents").as("amount")])
    .select([
      "choose_until as chooseUntil",
      "due_on as dueOn",
      "parts",
      "planned_at as plannedAt",
      "planned_by as plannedBy",
    ])
    .select("paid_at as paidAt")
    .where(isOwn)
    .orderBy("owed_at")
    .execute();
  const instalments = await db
    .selectFrom("instalment")
    .select(["ref_id as refId", "number", "due_on as dueOn", euros("amount_cents").as("amount"), "status"])
    .select("first_failed_on as firstFailedOn")
    .where(isOwn)
    .orderBy("due_on")
    .orderBy("id")
    .execute();
  const bankPayments = await db
    .selectFrom("bank_payment")
    .select([
      "ref_id as refId",
      "booked_at as at",
      "paid_on as paidOn",
      euros("amount_cents").as("amount"),
      "reference",
    ])
    .where(isOwn)
    .orderBy("booked_at")
    .orderBy("id")
    .execute();
  return {
    paymentMethods: toWire(paymentMethods),
    paymentMethodChanges: toWire(paymentMethodChanges),
    premiums: toWire(premiums),
    charges: await readCharges(db, refIds),
    refunds: toWire(refunds),
    claims: await readClaims(db, refIds),
    payoutAccounts: toWire(payoutAccounts),
    repayments: toWire(repayments),
    instalments: toWire(instalments),
    bankPayments: toWire(bankPayments),
  };
}

async function readCharges(db: Kysely<Database>, refIds: string[]) {
  const chargesOf = (table: "premium" | "instalment") =>
    db
      .selectFrom(table)
      .innerJoin("charge_attempt", `charge_attempt.${table}_id`, `${table}.id`)
      .select([`${table}.ref_id as refId`, sql<string>`${sql.lit(table.toUpperCase())}`.as("what"), `${table}.number`])
      .select(["charge_attempt.try_at as at", euros(`${table}.amount_cents`).as("amount"), "charge_attempt.status"])
      .select(["charge_attempt.failure_code as failureCode", "charge_attempt.card_digits as lastFour"])
      .select(["charge_attempt.returned_at as returnedAt", "charge_attempt.provider_charge_id as providerChargeId"])
      .where(sql<boolean>`${sql.ref(`${table}.ref_id`)} = ANY(${refIds}::text[])`);
  const charges = await chargesOf("premium")
    .unionAll(chargesOf("instalment"))
    .orderBy("at")
    .orderBy("number")
    .execute();
  return toWire(charges);
}

/** Claims with their items, objection or agreement, decision and payout. */
async function readClaims(db: Kysely<Database>, refIds: string[]) {
  const claims = await db
    .selectFrom("claim")
    .leftJoin("claim_objection as objection", "objection.claim_id", "claim.id")
    .leftJoin("claim_agreement as agreement", "agreement.claim_id", "claim.id")
    .leftJoin("claim_decision as decision", "decision.claim_id", "claim.id")
    .leftJoin("claim_payout as payout", "payout.claim_id", "claim.id")
    .select(["claim.ref_id as refId", "claim.reported_at as reportedAt", "claim.object_until as objectUntil"])
    .select([euros("claim.amount_cents").as("amount"), "objection.at as objectedAt", "objection.text as objection"])
    .select("agreement.at as agreedAt")
    .select(["decision.at as decidedAt", "decision.outcome", "decision.note"])
    .select([euros<number | null>("decision.granted_cents").as("granted"), "payout.paid_on as paidOn"])
    .select(["payout.reference"])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom("claim_correction")
          .select(["claim_correction.at", "claim_correction.outcome", "claim_correction.note"])
          .select(euros("claim_correction.granted_cents").as("granted"))
          .whereRef("claim_correction.claim_id", "=", "claim.id")
          .orderBy("claim_correction.number"),
      ).as("corrections"),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom("claim_item")
          .select(["claim_item.description", euros("claim_item.amount_cents").as("amount")])
          .whereRef("claim_item.claim_id", "=", "claim.id")
          .orderBy("claim_item.number"),
      ).as("items"),
    )
    .where(sql<boolean>`claim.ref_id = ANY(${refIds}::text[])`)
    .orderBy("claim.reported_at")
    .execute();
  return toWire(claims);
}
