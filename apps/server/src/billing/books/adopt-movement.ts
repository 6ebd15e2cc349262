import type { Country } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { postToLedger } from "../post-to-ledger.ts";
import type { LedgerEvent } from "../rules/ledger.ts";

interface Adopted {
  country: Country;
  refId: string;
  at: Date;
}

/**
 * A restored database books a charge or refund that it has lost as unexplained or made by hand. Once it is known again, its
 * result is booked. So the earlier booking is reversed, and the desk need not settle its notice any more.
 */
export async function adoptCharge(
  transaction: Transaction<Database>,
  charge: { chargeId: string; attemptId: string; succeeded: boolean },
  adopted: Adopted,
): Promise<void> {
  const movement = await transaction
    .updateTable("provider_movement")
    .set({ charge_attempt_id: charge.attemptId })
    .where("country", "=", adopted.country)
    .where("kind", "=", "charge")
    .where("charge_id", "=", charge.chargeId)
    .where("charge_attempt_id", "is", null)
    .where("booked_at", "is not", null)
    .returning(["id", "provider_id", "at as listedAt", "amount_cents", "currency"])
    .executeTakeFirst();
  if (!movement) return;
  // The provider lists a debit before the bank refuses it, and reverses it then.
  await reverse(transaction, charge.succeeded ? ["UNEXPLAINED_TAKEN"] : ["UNEXPLAINED_TAKEN", "DEBIT_LISTED"], {
    ...movement,
    ...adopted,
  });
}

/** As `adoptCharge`, for a refund that was paid. */
export async function adoptRefund(
  transaction: Transaction<Database>,
  refund: { id: string; key: string },
  adopted: Adopted,
): Promise<void> {
  const movement = await transaction
    .updateTable("provider_movement")
    .set({ refund_id: refund.id })
    .where("country", "=", adopted.country)
    .where("kind", "=", "refund")
    .where("refund_key", "=", refund.key)
    .where("refund_id", "is", null)
    .where("booked_at", "is not", null)
    .returning(["id", "provider_id", "at as listedAt", "amount_cents", "currency"])
    .executeTakeFirst();
  if (movement) await reverse(transaction, ["REFUND_BY_HAND_RETURNED"], { ...movement, ...adopted });
}

type Movement = Pick<Database["provider_movement"], "currency" | "amount_cents" | "provider_id"> & {
  id: string;
  listedAt: Date;
};

async function reverse(
  transaction: Transaction<Database>,
  events: readonly LedgerEvent[],
  { id: subjectId, provider_id, listedAt, amount_cents, currency, country, refId, at }: Movement & Adopted,
): Promise<void> {
  const amountCents = Math.abs(amount_cents);
  const valueDay = localDay(country, listedAt);
  for (const event of events)
    await postToLedger(transaction, event, { subjectId, refId, country, amountCents, currency, at, valueDay });
  await transaction
    .updateTable("payment_notice")
    .set({ trouble: null })
    .where("country", "=", country)
    .where("id", "=", provider_id)
    .where("settled_at", "is", null)
    .execute();
}
