import { type Selectable, sql, type Transaction } from "kysely";
import type { CalendarDate, Currency, NoticeTrouble } from "@kautia/contract";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { extendRetention, lockPolicy } from "../../policy/index.ts";
import { insertNotice } from "../notices/insert-notice.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { awaitsCharge } from "./awaits-charge.ts";
import { bookedCurrency, bookingsOf, type MovementMeaning } from "../rules/movement.ts";
import { postRefundPaid } from "./post-refund-paid.ts";
import { returnDebit } from "./return-debit.ts";
import type { WorkDeps } from "../../work-deps.ts";

type Movement = Selectable<Database["provider_movement"]>;
type Refund = Selectable<Database["refund"]>;

interface Attempt {
  id: string;
  status: Database["charge_attempt"]["status"];
  isDebit: boolean;
  refId: string;
  amountCents: number;
  period: { from: CalendarDate; until: CalendarDate | null };
}

/** Posts a movement from the provider's books to our ledger, once. Returns false while its charge has no result yet. */
export async function bookMovement(
  deps: Pick<WorkDeps, "db" | "clock" | "random" | "log" | "config">,
  movementId: string,
): Promise<boolean> {
  const { db, clock, log } = deps;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const movement = await transaction
      .selectFrom("provider_movement")
      .selectAll()
      .where("id", "=", movementId)
      .where("booked_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!movement) return true;
    const attempt = await lockAttempt(transaction, movement, now);
    const refund = await lockRefund(transaction, movement);
    const currency = bookedCurrency(movement.country, movement.currency);
    const meaning = classify(movement, attempt, refund);
    if (meaning === "unsettled" || (!attempt && (await awaitsCharge(transaction, movement)))) return false;
    const { id: subjectId, country, amount_cents, fee_cents } = movement;
    if (refund && currency) await settleRefund(transaction, { ...movement, currency }, refund, now);
    const cents = { amountCents: amount_cents, feeCents: fee_cents };
    const bookings = currency ? bookingsOf(meaning, cents).map((booking) => ({ ...booking, currency })) : [];
    for (const booking of bookings)
      await postToLedger(transaction, booking.event, {
        ...booking,
        subjectId,
        refId: attempt?.refId ?? null,
        country,
        at: now,
        valueDay: localDay(country, movement.at),
        period: meaning === "debit returned" ? attempt?.period : undefined,
      });
    if (meaning === "debit returned" && attempt && currency) await returnDebit(transaction, deps, attempt, movement);
    const trouble = currency ? findTrouble(meaning, movement, attempt) : "unexplained movement";
    if (trouble)
      await insertNotice(transaction, log, {
        country: movement.country,
        id: movement.provider_id,
        kind: "balance_transaction",
        trouble,
        attempt_id: attempt?.id ?? null,
        charge_id: movement.charge_id,
        subject_id: subjectOf(trouble, movement),
        amount_cents: currency && Math.abs(amount_cents),
        received_at: now,
      });
    await transaction
      .updateTable("provider_movement")
      .set({ booked_at: now, charge_attempt_id: attempt?.id ?? null, refund_id: refund?.id ?? null })
      .where("id", "=", movementId)
      .execute();
    return true;
  });
}

/** The desk gets one notice for each subject. Webhooks report the same troubles, except for unexplained movements. */
function subjectOf(trouble: NoticeTrouble, { provider_id, charge_id, source_id }: Movement): string | null {
  if (trouble === "unexplained movement") return provider_id;
  return trouble === "paid after it had failed" ? charge_id : source_id;
}

/**
 * The movement's charge attempt, read again once its policy is locked, because `settleCharge` may just have changed it.
 */
async function lockAttempt(
  transaction: Transaction<Database>,
  movement: Movement,
  now: Date,
): Promise<Attempt | undefined> {
  const found = await findAttempt(transaction, movement);
  if (!found) return undefined;
  const policy = await lockPolicy(transaction, found.refId);
  await extendRetention(transaction, policy, localDay(policy.country, now));
  return findAttempt(transaction, movement);
}

async function findAttempt(transaction: Transaction<Database>, movement: Movement): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    SELECT a.id, a.status, coalesce(premium.ref_id, instalment.ref_id) AS "refId",
      coalesce(premium.amount_cents, instalment.amount_cents) AS "amountCents",
      jsonb_build_object('from', premium.period_from, 'until', premium.period_until) AS period,
      EXISTS (SELECT FROM payment_method m WHERE m.method_id = a.method_id AND m.kind = 'sepa_debit') AS "isDebit"
    FROM charge_attempt a LEFT JOIN premium ON premium.id = a.premium_id
      LEFT JOIN instalment ON instalment.id = a.instalment_id
    WHERE a.provider_charge_id = ${movement.charge_id} OR a.provider_key = ${movement.charge_key}
      OR (a.status IN ('SUCCEEDED', 'RETURNED')
        AND a.premium_id = (SELECT premium_id FROM refund WHERE provider_key = ${movement.refund_key}))
    -- A charge that a restored database has adopted may have the key of another try.
    ORDER BY a.provider_charge_id IS NOT DISTINCT FROM ${movement.charge_id} DESC
    LIMIT 1`.execute(transaction);
  return rows[0];
}

/** The refund that a movement pays out or sends back; undefined if it was made by hand. */
async function lockRefund(
  transaction: Transaction<Database>,
  { kind, refund_key }: Movement,
): Promise<Refund | undefined> {
  if (refund_key === null || (kind !== "refund" && kind !== "refund returned")) return undefined;
  const found = transaction.selectFrom("refund").selectAll().where("provider_key", "=", refund_key);
  return found.forUpdate().executeTakeFirst();
}

async function settleRefund(
  transaction: Transaction<Database>,
  { kind, country, currency, at: movedAt }: Movement & { currency: Currency },
  refund: Refund,
  now: Date,
): Promise<void> {
  if (kind === "refund")
    return postRefundPaid(transaction, { ...refund, currency }, { at: now, valueDay: localDay(country, movedAt) });
  await transaction
    .updateTable("refund")
    .set({ status: "FAILED", paid_at: null, failure_code: "returned" })
    .where("id", "=", refund.id)
    // The movement of a refund that has failed may come after somebody transferred the money.
    .where("transferred_on", "is", null)
    .execute();
}

/** `unsettled`: the charge has no result yet. */
function classify(
  movement: Movement,
  attempt: Attempt | undefined,
  refund: Refund | undefined,
): MovementMeaning | "unsettled" {
  switch (movement.kind) {
    case "charge":
    case "charge failed":
    case "dispute":
      return classifyCharge(movement, attempt);
    case "refund":
      return refund ? "known" : "refund by hand";
    case "refund returned":
      return refund ? "refund returned" : "refund by hand";
    case "payout":
    case "fee":
      return movement.kind;
    case "other":
      return "unexplained";
  }
}

function classifyCharge({ kind, amount_cents }: Movement, attempt: Attempt | undefined): MovementMeaning | "unsettled" {
  if (attempt?.status === "INTENDED" || attempt?.status === "ASKED") return "unsettled";
  const isPaid = attempt?.status === "SUCCEEDED" || attempt?.status === "RETURNED";
  if (kind === "dispute") {
    if (!attempt?.isDebit) return "dispute";
    return attempt.status === "SUCCEEDED" && amount_cents === -attempt.amountCents ? "debit returned" : "unexplained";
  }
  if (kind === "charge failed") return attempt && !isPaid ? "debit unlisted" : "unexplained";
  if (isPaid) return "known";
  return attempt?.isDebit ? "debit listed" : "unexplained";
}

function findTrouble(
  meaning: MovementMeaning,
  { kind, amount_cents }: Movement,
  attempt: Attempt | undefined,
): NoticeTrouble | null {
  if (meaning === "unexplained")
    return kind === "charge" && attempt ? "paid after it had failed" : "unexplained movement";
  if (meaning === "refund returned") return "refund failed";
  if (meaning === "refund by hand") return amount_cents < 0 ? "refunded by hand" : "refund failed";
  return meaning === "dispute" && amount_cents < 0 ? "disputed" : null;
}
