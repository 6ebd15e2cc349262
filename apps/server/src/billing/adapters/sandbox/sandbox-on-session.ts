import type { ChargeRequest, ChargeResult, OnSessionCharge } from "../../ports/payment.ts";
import { authenticationRequired, findChargeRow, noSuchCard, toResult, writeCharge } from "./sandbox-charges.ts";
import { settleDebits } from "./sandbox-debits.ts";
import type { SandboxDeps } from "./sandbox-tables.ts";

/** See the port: ports/payment.ts. */
export async function beginCharge(deps: SandboxDeps, request: ChargeRequest): Promise<OnSessionCharge> {
  const charge = await writeCharge(deps, request, true);
  if (charge?.status === "requires_action") return { status: "waits", secret: charge.secret };
  if (charge?.status === "pending") return { status: "pending", secret: null };
  return { status: charge?.status === "succeeded" ? "succeeded" : "refused", secret: null };
}

/** See the port: ports/payment.ts. */
export async function endCharge(deps: SandboxDeps, { country, idempotencyKey }: ChargeRequest): Promise<ChargeResult> {
  const { db } = deps;
  await settleDebits(deps);
  await db
    .updateTable("sandbox_charge")
    .set({ status: "canceled" })
    .where("idempotency_key", "=", idempotencyKey)
    .where("status", "=", "requires_action")
    .execute();
  const charge = await findChargeRow(db, country, idempotencyKey);
  return charge ? toResult(charge) : noSuchCard;
}

/** See the port: ports/sandbox.ts. */
export async function confirmCharge(
  { db }: SandboxDeps,
  secret: string,
  passed: boolean,
): Promise<{ status: "succeeded" | "failed" } | null> {
  const outcome = passed
    ? { status: "succeeded" as const }
    : { status: "failed" as const, code: authenticationRequired };
  const changed = await db
    .updateTable("sandbox_charge")
    .set(outcome)
    .where("secret", "=", secret)
    .where("status", "=", "requires_action")
    .returning("id")
    .executeTakeFirst();
  return changed ? { status: outcome.status } : null;
}
