import type { Country } from "@kautia/contract";
import type { BalanceMovement } from "../../ports/payment.ts";
import type { SandboxDeps } from "./sandbox-tables.ts";

/** See the port: ports/payment.ts. The sandbox takes no fees, and no bank disputes its charges. */
export async function listMovements(
  { db }: SandboxDeps,
  country: Country,
  since: Date | null,
): Promise<BalanceMovement[]> {
  const charges = await db
    .selectFrom("sandbox_charge")
    .select(["id", "idempotency_key", "amount_cents", "currency", "at"])
    .where("country", "=", country)
    .where("status", "=", "succeeded")
    .$if(since !== null, (query) => query.where("at", ">=", since ?? new Date(0)))
    .orderBy("position")
    .execute();
  const refunds = await db
    .selectFrom("sandbox_refund as refund")
    .innerJoin("sandbox_charge as charge", "charge.id", "refund.charge_id")
    .select(["refund.id", "refund.idempotency_key", "refund.amount_cents", "charge.currency", "refund.at"])
    .select("charge.id as chargeId")
    .where("country", "=", country)
    .$if(since !== null, (query) => query.where("refund.at", ">=", since ?? new Date(0)))
    .execute();
  const movements: BalanceMovement[] = [
    ...charges.map(({ id, idempotency_key, amount_cents, currency, at }) => ({
      ...toMovement({ id, at, currency, amountCents: amount_cents }),
      kind: "charge" as const,
      chargeId: id,
      chargeKey: idempotency_key,
    })),
    ...refunds.map(({ id, idempotency_key, amount_cents, currency, at, chargeId }) => ({
      ...toMovement({ id, at, currency, amountCents: -amount_cents }),
      kind: "refund" as const,
      chargeId,
      refundKey: idempotency_key,
    })),
  ];
  return movements.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function toMovement({ id, ...rest }: Pick<BalanceMovement, "id" | "at" | "currency" | "amountCents">) {
  return { ...rest, id: `txn_${id}`, feeCents: 0, chargeKey: null, refundKey: null, sourceId: id };
}
