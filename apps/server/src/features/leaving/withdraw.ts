import type { Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../domain/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { book, changeStatus, contractData, lockPolicy, type Policy } from "../policies/index.ts";
import { planRefunds } from "./plan-refunds.ts";
import { readPaidUntil } from "./way-out.ts";

type LeavingDeps = Pick<Deps, "clock" | "random" | "jobs">;

/**
 * Withdraws: it ends at once, what was not charged yet never is, and what was paid comes back. Whether there is time for
 * it the caller has asked. Answers whether it was not over already.
 */
export async function withdraw(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random">,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const paidUntil = await readPaidUntil(transaction, policy, now);
  const outcome = await changeStatus(transaction, refId, {
    to: "WITHDRAWN",
    cause: "tenant",
    at: now,
    set: { covered_until: paidUntil },
  });
  if (outcome !== "changed") return false;
  await cancelOpenPremiums(transaction, policy, now);
  const refundCents = paidUntil === null ? 0 : await planRefunds(transaction, deps, policy, paidUntil);
  const about = { refId, language: policy.language, country: policy.country };
  await writeMail(transaction, deps, {
    ...about,
    reason: `withdrawn:${refId}`,
    kind: "withdrawn",
    to: policy.tenant_email,
    data: { ...contractData(policy), on: localDay(policy.country, now), refundCents },
  });
  await writeMail(transaction, deps, {
    ...about,
    reason: `landlord-withdrawn:${refId}`,
    kind: "landlord-withdrawn",
    to: policy.landlord_email,
    data: { ...contractData(policy), on: localDay(policy.country, now) },
  });
  return true;
}

/**
 * What nobody has been asked for is not asked for any more. A try that a worker has just taken is left to it: what it
 * charges is paid back when the answer comes (jobs/settle-charge).
 */
async function cancelOpenPremiums(transaction: Transaction<Database>, policy: Policy, now: Date): Promise<void> {
  const open = await transaction
    .selectFrom("premium")
    .leftJoin("charge_attempt as attempt", (join) =>
      join.onRef("attempt.premium_id", "=", "premium.id").on("attempt.status", "in", ["INTENDED", "ASKED"]),
    )
    .select(["premium.id", "premium.amount_cents", "premium.currency", "attempt.id as attemptId", "attempt.status"])
    .where("premium.ref_id", "=", policy.ref_id)
    .where("premium.status", "in", ["DUE", "UNPAID"])
    .execute();
  for (const { id, amount_cents: amountCents, currency, attemptId, status } of open) {
    if (status === "ASKED") continue;
    if (attemptId !== null && !(await cancelTry(transaction, attemptId))) continue;
    await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", id).execute();
    await book(transaction, "PREMIUM_CANCELLED", {
      subjectId: id,
      refId: policy.ref_id,
      amountCents,
      currency,
      at: now,
    });
  }
}

/** Never waits for a worker that holds it, for that one may be waiting for the policy. */
async function cancelTry(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  const free = await transaction
    .selectFrom("charge_attempt")
    .select("id")
    .where("id", "=", attemptId)
    .where("status", "=", "INTENDED")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free) return false;
  await transaction.updateTable("charge_attempt").set({ status: "CANCELLED" }).where("id", "=", attemptId).execute();
  return true;
}
