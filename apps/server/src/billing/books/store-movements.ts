import type { Country } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { WorkDeps } from "../../work-deps.ts";
import type { BalanceMovement } from "../ports/payment.ts";
import { tooMuch } from "../rules/ledger.ts";
import { bookedCurrency } from "../rules/movement.ts";
import { day, earlier } from "../../platform/rules/durations.ts";

/** In ms. Each reading goes back this far, because the provider may list a movement after others with a later date. */
const overlap = day;
/** Rows per insert. */
const chunk = 500;

/** The provider's movements since shortly before the newest one that we know or, if we know none, since `otherwise`. */
export async function listNewMovements(
  { db, payment }: Pick<WorkDeps, "db" | "payment">,
  country: Country,
  otherwise: Date | null,
): Promise<BalanceMovement[]> {
  const newest = await findNewestMovement(db, country);
  return payment.listMovements(country, newest ? earlier(newest, overlap) : otherwise);
}

export async function findNewestMovement(db: Kysely<Database>, country: Country): Promise<Date | null> {
  const last = await db
    .selectFrom("provider_movement")
    .select((select) => select.fn.max("at").as("at"))
    .where("country", "=", country)
    .executeTakeFirst();
  return last?.at ?? null;
}

/** The caller stores all or none: the next reading starts at the newest stored movement, so no older one may be missing. */
export async function storeMovements(
  transaction: Transaction<Database>,
  { random }: Pick<WorkDeps, "random">,
  country: Country,
  movements: readonly BalanceMovement[],
): Promise<void> {
  for (let start = 0; start < movements.length; start += chunk)
    await transaction
      .insertInto("provider_movement")
      .values(
        movements.slice(start, start + chunk).map((movement) => ({
          id: random.uuid(),
          country,
          provider_id: movement.id,
          kind: movement.kind,
          ...storedCents(country, movement),
          currency: movement.currency,
          at: movement.at,
          charge_id: movement.chargeId,
          source_id: movement.sourceId,
          may_try_again: movement.mayTryAgain,
          charge_key: movement.chargeKey,
          refund_key: movement.refundKey,
          ref_id: movement.debt?.refId ?? null,
          debt: movement.debt?.name ?? null,
        })),
      )
      .onConflict((conflict) => conflict.columns(["country", "provider_id"]).doNothing())
      .execute();
}

/**
 * What is never booked has no amount: it may be in other units than cents. One that is too large for the ledger cannot be booked,
 * so the books differ.
 */
function storedCents(country: Country, { currency, amountCents, feeCents }: BalanceMovement) {
  return bookedCurrency(country, currency)
    ? { amount_cents: limit(amountCents), fee_cents: limit(feeCents) }
    : { amount_cents: 0, fee_cents: 0 };
}

const limit = (cents: number) => Math.max(-tooMuch, Math.min(tooMuch, cents));
