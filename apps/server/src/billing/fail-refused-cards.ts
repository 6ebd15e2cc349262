import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { changeStatus, lockPolicy, statusAfterCharge } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { countFailedPremiums } from "./count-failed-premiums.ts";
import { failPremium } from "./fail-premium.ts";
import { owedId, owes, selectDueAttempts } from "./lease-charges.ts";
import { lockIntendedAttempt } from "./lock-intended-attempt.ts";
import { settleInstalment } from "./repayments/settle-instalment.ts";

/**
 * Fails what falls due on a card that must not be charged any more, without asking the provider (docs/money.md). The
 * tenant can pay it with another card. Returns the number of attempts.
 */
export async function failRefusedCards(deps: WorkDeps, limit: number): Promise<number> {
  const due = await selectDueAttempts(deps.db, deps.clock.now())
    .select(["attempt.id as attemptId", "policy.ref_id as refId", owes, owedId])
    .where("attempt.status", "=", "INTENDED")
    .where("policy.card_refused_at", "is not", null)
    .orderBy("attempt.try_at")
    .limit(limit)
    .execute();
  for (const attempt of due)
    await deps.db.transaction().execute((transaction) => failUnsent(transaction, deps, attempt));
  return due.length;
}

async function failUnsent(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  { attemptId, refId, owes: kind, owedId: debtId }: Record<"attemptId" | "refId" | "owes" | "owedId", string>,
): Promise<void> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.card_refused_at === null || !(await lockIntendedAttempt(transaction, attemptId))) return;
  // Not FAILED: the provider was never asked, and the ledger has no entries for the attempt.
  await transaction.updateTable("charge_attempt").set({ status: "CANCELLED" }).where("id", "=", attemptId).execute();
  const attempt = { attemptId, debtId, methodId: policy.card_method_id, presentUntil: null, needsAnotherCard: true };
  if (kind === "instalment") return settleInstalment(transaction, deps, policy, { ...attempt, outcome: "failed" });
  await failPremium(transaction, deps, policy, { ...attempt, needsConfirmation: false });
  const to = statusAfterCharge(policy.status, false, await countFailedPremiums(transaction, refId));
  if (to) await changeStatus(transaction, refId, { to, cause: "card", at: deps.clock.now() });
}
