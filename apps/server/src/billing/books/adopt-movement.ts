import type { Country } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { bookedCurrency } from "../rules/movement.ts";
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
  { chargeId, attemptId, succeeded }: { chargeId: string; attemptId: string; succeeded: boolean },
  adopted: Adopted,
): Promise<void> {
  // The provider lists a debit before the bank refuses it, and reverses it then.
  const events = succeeded ? (["UNEXPLAINED_TAKEN"] as const) : (["UNEXPLAINED_TAKEN", "DEBIT_LISTED"] as const);
  const movement = { kind: "charge", key: ["charge_id", chargeId], owner: ["charge_attempt_id", attemptId] } as const;
  await adopt(transaction, movement, events, adopted);
}

/** As `adoptCharge`, for a refund that was paid. */
export async function adoptRefund(
  transaction: Transaction<Database>,
  { id, key }: { id: string; key: string },
  adopted: Adopted,
): Promise<void> {
  const movement = { kind: "refund", key: ["refund_key", key], owner: ["refund_id", id] } as const;
  await adopt(transaction, movement, ["REFUND_BY_HAND_RETURNED"], adopted);
}

/** A movement by what the provider says of it, and the column that links it to our charge or refund. */
interface Lost {
  kind: "charge" | "refund";
  key: readonly ["charge_id" | "refund_key", string];
  owner: readonly ["charge_attempt_id" | "refund_id", string];
}

async function adopt(
  transaction: Transaction<Database>,
  { kind, key: [keyColumn, key], owner: [ownerColumn, owner] }: Lost,
  events: readonly LedgerEvent[],
  { country, refId, at }: Adopted,
): Promise<void> {
  const movement = await transaction
    .updateTable("provider_movement")
    .set({ [ownerColumn]: owner })
    .where("country", "=", country)
    .where("kind", "=", kind)
    .where(keyColumn, "=", key)
    .where(ownerColumn, "is", null)
    .where("booked_at", "is not", null)
    .returning(["id", "provider_id", "at as listedAt", "amount_cents", "currency"])
    .executeTakeFirst();
  if (!movement) return;
  const { id: subjectId, provider_id, listedAt, amount_cents } = movement;
  const currency = bookedCurrency(country, movement.currency);
  if (!currency) return;
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
