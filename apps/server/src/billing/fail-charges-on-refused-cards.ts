import type { Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockPolicy } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { updatePaymentState } from "./update-payment-state.ts";
import { failPremium } from "./fail-premium.ts";
import { debtIdColumn, debtKindColumn, selectDueAttempts } from "./lease-charges.ts";
import { cancelIntendedAttempt } from "./lock-intended-attempt.ts";
import { failInstalment } from "./repayments/settle-instalment.ts";

/**
 * Fails due charges on cards that must not be charged any more, without calling the provider (docs/money.md). The
 * tenant can pay with another card. Returns the number of attempts.
 */
export async function failChargesOnRefusedCards(deps: WorkDeps, attemptIds: readonly string[]): Promise<number> {
  const due = await selectDueAttempts(deps.db, deps.clock.now(), attemptIds)
    .select(["attempt.id as attemptId", "policy.ref_id as refId", debtKindColumn, debtIdColumn])
    .where("attempt.status", "=", "INTENDED")
    .where("policy.card_refused_at", "is not", null)
    .execute();
  for (const attempt of due) await inTransaction(deps.db, (transaction) => failUnsent(transaction, deps, attempt));
  return due.length;
}

async function failUnsent(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  { attemptId, refId, kind, debtId }: Record<"attemptId" | "refId" | "kind" | "debtId", string>,
): Promise<void> {
  const policy = await lockPolicy(transaction, refId);
  // CANCELLED rather than FAILED: the provider was never called, and the ledger has no entries for the attempt.
  if (policy.card_refused_at === null || !(await cancelIntendedAttempt(transaction, attemptId))) return;
  const attempt = {
    attemptId,
    debtId,
    methodId: policy.card_method_id,
    presentUntil: null,
    needsConfirmation: false,
    needsAnotherCard: true,
    isReturned: false,
    isForPerson: false,
  };
  if (kind === "instalment") return failInstalment(transaction, deps, policy, attempt);
  await failPremium(transaction, deps, policy, attempt);
  await updatePaymentState(transaction, policy, deps.clock.now());
}
