import {
  type CallAnswer,
  type beginPayment,
  type CardView,
  confirmationMinutes,
  confirmationsPerDay,
} from "@kautia/contract";
import type { Insertable, Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { type ChargeRequest, PaymentRefused } from "../ports/payment.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { lockIntendedAttempt } from "../lock-intended-attempt.ts";
import { findMoneyHold } from "../hold/money-hold.ts";
import { readOtherCharges } from "../other-charges.ts";
import { chargeKey } from "../rules/charge-key.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import { toChargeRequest } from "./charge-request.ts";
import { findPayableOnPage, type OpenCharge, readOpenCharges } from "./open-charges.ts";
import { readCardView } from "./card-view.ts";
import { day, earlier, later, minute, secondsUntil } from "../../platform/rules/durations.ts";

/**
 * Charges the first invoice, or the first open premium or instalment that the bank wants confirmed, while the tenant is
 * on the page (docs/money.md). Starting again, in any tab, continues the same charge. Errors: PaymentOutcomeUnknown,
 * PaymentRefused.
 */
export async function beginOnSessionCharge(
  deps: Deps,
  { refId }: { refId: string },
): Promise<CallAnswer<typeof beginPayment> | Refusal> {
  const { db, payment } = deps;
  if (await findMoneyHold(deps)) return refuse("PROVIDER_UNAVAILABLE");
  const recorded = await inTransaction(db, (transaction) => recordSentAttempt(transaction, deps, refId));
  if (recorded instanceof Refusal) return recorded;
  const begun = await payment.beginCharge(recorded);
  if (begun.status !== "waits") await recheckNow(deps, refId);
  if (begun.status === "rejected") throw new PaymentRefused(begun.code, "a charge with the tenant was rejected");
  return { secret: begun.secret, country: recorded.country };
}

/** Called when the page reports that the tenant has responded to the bank. A worker then asks the provider. */
export async function reportOnSessionPayment(deps: Deps, policy: Policy): Promise<CardView> {
  await recheckNow(deps, policy.ref_id);
  return readCardView(deps.db, policy, deps.clock.now());
}

async function recheckNow({ db, clock, jobs }: Deps, refId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await recheckWaitingCharges(transaction, refId, { try_at: clock.now() });
  });
  jobs.wake();
}

/**
 * Makes the charges due that wait for the tenant. Clears their leases, so that a worker that has just checked cannot
 * postpone them again.
 */
export async function recheckWaitingCharges(
  transaction: Transaction<Database>,
  refId: string,
  set: { try_at: Date; present_until?: Date },
): Promise<void> {
  await transaction
    .updateTable("charge_attempt")
    .set({ ...set, leased_until: null })
    .where("status", "=", "ASKED")
    .where("present_until", "is not", null)
    .where((where) =>
      where.or([
        where("premium_id", "in", where.selectFrom("premium").select("id").where("ref_id", "=", refId)),
        where("instalment_id", "in", where.selectFrom("instalment").select("id").where("ref_id", "=", refId)),
      ]),
    )
    .execute();
}

/** Records the attempt as ASKED and returns the request; the caller sends it after the commit. */
async function recordSentAttempt(
  transaction: Transaction<Database>,
  deps: Deps,
  refId: string,
): Promise<ChargeRequest | Refusal> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const open = findPayableOnPage(await readOpenCharges(transaction, refId), now);
  if (!open) return refuse("STEP_NOT_ALLOWED");
  const { lastAttempt, amountCents, purpose } = open;
  const attempt =
    lastAttempt?.status === "ASKED"
      ? await readAsked(transaction, lastAttempt.id)
      : await markAsked(transaction, deps, policy, open, now);
  if (attempt instanceof Refusal) return attempt;
  const { country, currency, contract_number: contractNumber } = policy;
  const charge = { country, amountCents, currency, refId, contractNumber, purpose };
  const othersOf = await readOtherCharges(transaction, [{ ...attempt, ...charge }]);
  const key = attempt.key ?? chargeKey(contractNumber, purpose, attempt.number);
  return toChargeRequest(deps.config.brand, { ...attempt, ...charge, ...othersOf(attempt.attemptId), key });
}

type AskedColumns = Pick<
  Insertable<Database["charge_attempt"]>,
  "status" | "asked_at" | "try_at" | "present_until" | "method_id" | "provider_key"
>;

interface Asked {
  attemptId: string;
  methodId: string;
  number: number;
  /** The idempotency key at the provider. Null if none is stored; then it is derived from what is charged. */
  key: string | null;
}

/** Takes the next intended attempt or, after the last one, adds another. */
async function markAsked(
  transaction: Transaction<Database>,
  { random }: Pick<Deps, "random">,
  policy: Policy,
  open: OpenCharge,
  now: Date,
): Promise<Asked | Refusal> {
  if (policy.card_refused_at !== null) return refuse("STEP_NOT_ALLOWED");
  const wait = await readWaitingTime(transaction, open.id, now);
  if (wait > 0) return refuseTemporarily("RATE_LIMITED", wait);
  const { ref_id: refId, currency, card_method_id: methodId } = policy;
  const { lastAttempt, amountCents, purpose } = open;
  const present_until = later(now, confirmationMinutes * minute);
  const intended = lastAttempt?.status === "INTENDED" ? lastAttempt : null;
  const number = intended?.number ?? (lastAttempt?.number ?? 0) + 1;
  const key = chargeKey(policy.contract_number, purpose, number);
  const times = { asked_at: now, try_at: present_until, present_until };
  const asked = { status: "ASKED", ...times, method_id: methodId, provider_key: key } as const;
  const attemptId = intended
    ? await takeIntended(transaction, intended.id, asked)
    : await insertAttempt(transaction, random.uuid(), open, { ...asked, number });
  if (attemptId === null) return refuse("STEP_NOT_ALLOWED");
  await postToLedger(transaction, "CHARGE_ASKED", { subjectId: attemptId, refId, amountCents, currency, at: now });
  return { attemptId, methodId, number, key };
}

/** Null if the attempt was sent or cancelled meanwhile, or if a worker holds it. */
async function takeIntended(
  transaction: Transaction<Database>,
  id: string,
  asked: AskedColumns,
): Promise<string | null> {
  if (!(await lockIntendedAttempt(transaction, id))) return null;
  await transaction.updateTable("charge_attempt").set(asked).where("id", "=", id).execute();
  return id;
}

async function insertAttempt(
  transaction: Transaction<Database>,
  id: string,
  { kind, id: debtId, status }: OpenCharge,
  asked: AskedColumns & { number: number },
): Promise<string> {
  if (status === "UNPAID")
    await transaction.updateTable(kind).set({ status: "DUE" }).where("id", "=", debtId).execute();
  const row = { id, [`${kind}_id` as const]: debtId, ...asked };
  await transaction.insertInto("charge_attempt").values(row).execute();
  return id;
}

async function readAsked(transaction: Transaction<Database>, attemptId: string): Promise<Asked> {
  const { methodId, ...found } = await transaction
    .selectFrom("charge_attempt")
    .select(["id as attemptId", "method_id as methodId", "number", "provider_key as key"])
    .where("id", "=", attemptId)
    .executeTakeFirstOrThrow();
  if (methodId === null) throw new Error(`charge attempt ${attemptId} has no card`);
  return { ...found, methodId };
}

/** Seconds until another attempt is allowed. Limited because the provider records each failed attempt. */
async function readWaitingTime(transaction: Transaction<Database>, debtId: string, now: Date): Promise<number> {
  const begun = await transaction
    .selectFrom("charge_attempt")
    .select("asked_at")
    .where((where) => where.or([where("premium_id", "=", debtId), where("instalment_id", "=", debtId)]))
    .where("present_until", "is not", null)
    .where("asked_at", ">", earlier(now, day))
    .orderBy("asked_at", "desc")
    .execute();
  const oldestCounted = begun[confirmationsPerDay - 1]?.asked_at;
  return oldestCounted ? secondsUntil(later(oldestCounted, day), now) : 0;
}
