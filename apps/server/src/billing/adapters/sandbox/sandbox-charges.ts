import { sumBy } from "@kautia/contract";
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { ChargeRequest, ChargeResult, RefundRequest, RefundResult } from "../../ports/payment.ts";
import { inTransaction } from "#platform/database/in-transaction.ts";
import type { BookedCharge } from "../../ports/sandbox.ts";
import { beginDebit, isDebit, settleDebits } from "./sandbox-debits.ts";
import type { SandboxDeps, SandboxTables } from "./sandbox-tables.ts";

type Row = Selectable<SandboxTables["sandbox_charge"]>;

/** Decides a charge as the bank would. `present`: the cardholder is on the page and can confirm it. */
function decideCharge(
  behaviour: string,
  present: boolean,
  now: Date,
): Pick<Row, "status" | "code"> & Partial<Pick<Row, "settles_at" | "returned_at">> {
  if (isDebit(behaviour)) return beginDebit(behaviour, now);
  if (behaviour === "fails-when-charged") return { status: "failed", code: "card_declined" };
  if (behaviour !== "always-asks") return { status: "succeeded", code: null };
  return present ? { status: "requires_action", code: null } : { status: "failed", code: authenticationRequired };
}

export const authenticationRequired = "authentication_required";

export const noSuchCard: ChargeResult = { status: "failed", chargeId: null, code: "no_such_card", mayTryAgain: false };

export async function bookCharge(deps: SandboxDeps, request: ChargeRequest): Promise<ChargeResult> {
  const charge = await writeCharge(deps, request, false);
  return charge ? toResult(charge) : noSuchCard;
}

/** Writes the charge, once per key, and returns it; null when the card does not exist. */
export async function writeCharge(deps: SandboxDeps, request: ChargeRequest, present: boolean): Promise<Row | null> {
  const { db, clock } = deps;
  await settleDebits(deps);
  const method = await db
    .selectFrom("sandbox_method")
    .select("behaviour")
    .where("id", "=", request.methodId)
    .executeTakeFirst();
  if (!method) return null;
  const id = `ch_${randomBytes(12).toString("hex")}`;
  await db
    .insertInto("sandbox_charge")
    .values({
      id,
      idempotency_key: request.idempotencyKey,
      country: request.country,
      method_id: request.methodId,
      ref_id: request.refId,
      amount_cents: request.amountCents,
      currency: request.currency,
      description: request.description,
      ...decideCharge(method.behaviour, present, clock.now()),
      at: clock.now(),
      secret: present ? `${id}_secret_${randomBytes(16).toString("hex")}` : null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  const charge = await findChargeRow(db, request.country, request.idempotencyKey);
  if (!charge || !isSame(charge, request)) throw new Error("the idempotency key was used for another charge");
  return charge;
}

export async function lookUpCharge(
  deps: SandboxDeps,
  { country, idempotencyKey }: ChargeRequest,
): Promise<ChargeResult | null> {
  const { db } = deps;
  await settleDebits(deps);
  const charge = await findChargeRow(db, country, idempotencyKey);
  return charge ? toResult(charge) : null;
}

export async function bookRefund({ db, clock }: SandboxDeps, request: RefundRequest): Promise<RefundResult> {
  return inTransaction(db, async (transaction) => {
    // The lock serialises refunds of one charge, so that each sees what the others have refunded.
    const charge = await transaction
      .selectFrom("sandbox_charge")
      .select(["id", "amount_cents", "status", "returned_at"])
      .where("id", "=", request.chargeId)
      .where("country", "=", request.country)
      .forUpdate()
      .executeTakeFirst();
    if (charge?.status !== "succeeded") return { status: "failed", refundId: null, code: "no_such_charge" };
    if (charge.returned_at !== null && charge.returned_at <= clock.now())
      return { status: "failed", refundId: null, code: "charge_disputed" };
    const refunds = await transaction
      .selectFrom("sandbox_refund")
      .selectAll()
      .where("charge_id", "=", charge.id)
      .execute();
    const same = refunds.find((refund) => refund.idempotency_key === request.idempotencyKey);
    if (same) {
      if (same.amount_cents !== request.amountCents) throw new Error("the idempotency key was used for another refund");
      return { status: "succeeded", refundId: same.id, listedAt: same.at };
    }
    const refunded = sumBy(refunds, (refund) => refund.amount_cents);
    if (refunded + request.amountCents > charge.amount_cents)
      return { status: "failed", refundId: null, code: "more_than_was_charged" };
    const listedAt = clock.now();
    const refundId = `re_${randomBytes(12).toString("hex")}`;
    await transaction
      .insertInto("sandbox_refund")
      .values({
        id: refundId,
        idempotency_key: request.idempotencyKey,
        charge_id: charge.id,
        amount_cents: request.amountCents,
        at: listedAt,
      })
      .execute();
    return { status: "succeeded", refundId, listedAt };
  });
}

export async function listCharges(deps: SandboxDeps): Promise<BookedCharge[]> {
  const { db } = deps;
  await settleDebits(deps);
  const rows = await db
    .selectFrom("sandbox_charge as charge")
    .leftJoin("sandbox_refund as refund", "refund.charge_id", "charge.id")
    .select(["charge.id", "charge.ref_id", "charge.amount_cents", "charge.currency", "charge.status", "charge.at"])
    .select((select) => select.fn.coalesce(select.fn.sum<number>("refund.amount_cents"), select.lit(0)).as("refunded"))
    .groupBy("charge.position")
    .groupBy(["charge.id", "charge.ref_id", "charge.amount_cents", "charge.currency", "charge.status", "charge.at"])
    .orderBy("charge.position")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    refId: row.ref_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status,
    at: row.at,
    refundedCents: row.refunded,
  }));
}

export function findChargeRow(db: SandboxDeps["db"], country: string, idempotencyKey: string) {
  return db
    .selectFrom("sandbox_charge")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .where("country", "=", country)
    .executeTakeFirst();
}

function isSame(charge: Row, request: ChargeRequest): boolean {
  return (
    charge.method_id === request.methodId &&
    charge.amount_cents === request.amountCents &&
    charge.currency === request.currency &&
    charge.ref_id === request.refId
  );
}

/** A charge that ended unconfirmed still counts as one that requires confirmation. */
export function toResult({ id, status, code, at, settles_at }: Row): ChargeResult {
  // A debit is listed once it is paid.
  if (status === "succeeded") return { status, chargeId: id, listedAt: settles_at ?? at };
  if (status === "pending") return { status, chargeId: id };
  const asks = code === authenticationRequired || (code === null && status !== "failed");
  if (asks) return { status: "requires_action", chargeId: id };
  return { status: "failed", chargeId: id, code: code ?? "card_declined", mayTryAgain: true };
}
