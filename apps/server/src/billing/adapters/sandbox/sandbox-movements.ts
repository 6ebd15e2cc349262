import type { Country } from "@kautia/contract";
import type { BalanceMovement } from "../../ports/payment.ts";
import { settleDebits } from "./sandbox-debits.ts";
import type { SandboxDeps } from "./sandbox-tables.ts";

/** See the port: ports/payment.ts. The sandbox takes no fees, and no bank disputes a card's charges. */
export async function listMovements(
  deps: SandboxDeps,
  country: Country,
  since: Date | null,
): Promise<BalanceMovement[]> {
  const { db, clock } = deps;
  await settleDebits(deps);
  const from = since ?? new Date(0);
  const charges = await db
    .selectFrom("sandbox_charge")
    .select(["id", "idempotency_key", "amount_cents", "currency"])
    .select(({ fn }) => fn.coalesce("settles_at", "at").as("at"))
    .where("country", "=", country)
    .where("status", "=", "succeeded")
    .where(({ fn }) => fn.coalesce("settles_at", "at"), ">=", from)
    .orderBy("position")
    .execute();
  const returns = await db
    .selectFrom("sandbox_charge")
    .select(["id", "amount_cents", "currency", "returned_at"])
    .where("country", "=", country)
    .where("status", "=", "succeeded")
    .where("returned_at", "<=", clock.now())
    .where("returned_at", ">=", from)
    .execute();
  const refunds = await db
    .selectFrom("sandbox_refund as refund")
    .innerJoin("sandbox_charge as charge", "charge.id", "refund.charge_id")
    .select(["refund.id", "refund.idempotency_key", "refund.amount_cents", "charge.currency", "refund.at"])
    .select("charge.id as chargeId")
    .where("country", "=", country)
    .where("refund.at", ">=", from)
    .execute();
  const movements: BalanceMovement[] = [
    ...charges.map(({ id, idempotency_key, amount_cents, currency, at }) => ({
      ...toMovement({ id, at, currency, amountCents: amount_cents }),
      kind: "charge" as const,
      chargeId: id,
      chargeKey: idempotency_key,
    })),
    ...returns.map(({ id, amount_cents, currency, returned_at }) => ({
      ...toMovement({ id: `return_${id}`, at: returned_at ?? from, currency, amountCents: -amount_cents }),
      kind: "dispute" as const,
      chargeId: id,
    })),
    ...refunds.map(({ id, idempotency_key, amount_cents, currency, at, chargeId }) => ({
      ...toMovement({ id, at, currency, amountCents: -amount_cents }),
      kind: "refund" as const,
      chargeId,
      refundKey: idempotency_key,
    })),
  ];
  return movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function toMovement({ id, ...rest }: Pick<BalanceMovement, "id" | "at" | "currency" | "amountCents">) {
  return {
    ...rest,
    id: `txn_${id}`,
    feeCents: 0,
    chargeId: null,
    chargeKey: null,
    refundKey: null,
    debt: null,
    sourceId: id,
    mayTryAgain: false,
  };
}
