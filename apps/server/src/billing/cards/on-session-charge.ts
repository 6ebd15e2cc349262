import {
  type CallAnswer,
  type beginPayment,
  type CardView,
  confirmationMinutes,
  confirmationsPerDay,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { type ChargeRequest, PaymentRefused } from "../ports/payment.ts";
import { postToLedger } from "../post-to-ledger.ts";
import { lockIntendedAttempt } from "../lock-intended-attempt.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import { toChargeRequest } from "./charge-request.ts";
import { findConfirmable, readOpenCharges } from "./open-charges.ts";
import { readCardView } from "./card-view.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

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
  const recorded = await db.transaction().execute((transaction) => recordSentAttempt(transaction, deps, refId));
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
  await db.transaction().execute(async (transaction) => {
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
  const { clock, random, config } = deps;
  const policy = await lockPolicy(transaction, refId);
  const now = clock.now();
  const open = findConfirmable(await readOpenCharges(transaction, refId), now);
  if (!open) return refuse("STEP_NOT_ALLOWED");
  const { country, is_test: isTest, currency, contract_number: contractNumber } = policy;
  const { id: debtId, kind, status, amountCents, purpose, lastAttempt } = open;
  const charge = { country, isTest, amountCents, currency, refId, contractNumber, purpose };
  const request = (attemptId: string, methodId: string) =>
    toChargeRequest(config.brand, { ...charge, attemptId, methodId });
  if (lastAttempt?.status === "ASKED") return request(lastAttempt.id, await readMethodId(transaction, lastAttempt.id));
  if (policy.card_refused_at !== null) return refuse("STEP_NOT_ALLOWED");

  const wait = await readWaitingTime(transaction, debtId, now);
  if (wait > 0) return refuseTemporarily("RATE_LIMITED", Math.ceil(wait / 1000));
  const present_until = new Date(now.getTime() + confirmationMinutes * minute);
  const asked = {
    status: "ASKED",
    asked_at: now,
    try_at: present_until,
    present_until,
    method_id: policy.card_method_id,
  } as const;
  const intended = lastAttempt?.status === "INTENDED" ? lastAttempt.id : null;
  const attemptId = intended === null ? random.uuid() : await takeIntended(transaction, intended, asked);
  if (attemptId === null) return refuse("STEP_NOT_ALLOWED");
  if (intended === null) {
    if (status === "UNPAID")
      await transaction.updateTable(kind).set({ status: "DUE" }).where("id", "=", debtId).execute();
    const row = { id: attemptId, [`${kind}_id` as const]: debtId, number: (lastAttempt?.number ?? 0) + 1, ...asked };
    await transaction.insertInto("charge_attempt").values(row).execute();
  }
  await postToLedger(transaction, "CHARGE_ASKED", { subjectId: attemptId, refId, amountCents, currency, at: now });
  return request(attemptId, policy.card_method_id);
}

async function takeIntended(
  transaction: Transaction<Database>,
  id: string,
  asked: { status: "ASKED"; asked_at: Date; try_at: Date; present_until: Date; method_id: string },
): Promise<string | null> {
  if (!(await lockIntendedAttempt(transaction, id))) return null;
  await transaction.updateTable("charge_attempt").set(asked).where("id", "=", id).execute();
  return id;
}

async function readMethodId(transaction: Transaction<Database>, attemptId: string): Promise<string> {
  const found = await transaction
    .selectFrom("charge_attempt")
    .select("method_id")
    .where("id", "=", attemptId)
    .executeTakeFirstOrThrow();
  if (found.method_id === null) throw new Error(`charge attempt ${attemptId} has no card`);
  return found.method_id;
}

/** Milliseconds until another attempt is allowed. Limited because the provider records each failed attempt. */
async function readWaitingTime(transaction: Transaction<Database>, debtId: string, now: Date): Promise<number> {
  const begun = await transaction
    .selectFrom("charge_attempt")
    .select("asked_at")
    .where((where) => where.or([where("premium_id", "=", debtId), where("instalment_id", "=", debtId)]))
    .where("present_until", "is not", null)
    .where("asked_at", ">", new Date(now.getTime() - day))
    .orderBy("asked_at", "desc")
    .execute();
  const oldestCounted = begun[confirmationsPerDay - 1]?.asked_at;
  return oldestCounted ? oldestCounted.getTime() + day - now.getTime() : 0;
}
