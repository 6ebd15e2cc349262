import { hasEnded, type PolicyStatus, sameMailbox } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { receiptReason } from "./receive-withdrawal.ts";
import { findWayToLeave } from "./rules/leaving.ts";
import { readLastChanceToWithdraw } from "./leaving-option.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { withdrawFromContract } from "./withdraw-from-contract.ts";
import { moveMail, writeMail } from "../mails/index.ts";
import { type Signer, lockPolicy, ownerMailData, type Policy, readCoTenants, toOwner } from "../policy/index.ts";
import { declaredOnPage } from "../declarations/index.ts";
import type { LeavingDeps } from "./leaving-deps.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const openWithdrawals = dueRows({
  from: sql`withdrawal_request`,
  key: sql`id`,
  at: sql`created_at`,
  where: sql`unmatched_at IS NULL`,
});

/**
 * Processes a withdrawal from somebody who is not logged in. One that matches no policy by number and address is left to
 * the desk.
 */
export async function processWithdrawal(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  id: string,
): Promise<boolean> {
  const request = await transaction
    .selectFrom("withdrawal_request")
    .selectAll()
    .where("id", "=", id)
    .where(openWithdrawals.isDue(deps.clock.now()))
    .executeTakeFirst();
  if (!request) return false;
  const policy = await transaction
    .selectFrom("policy")
    .select(["ref_id", "tenant_email", "co_tenant_names"])
    .where("contract_number", "=", request.contract_number)
    .executeTakeFirst();
  if (!policy || !(await findDeclarant(transaction, policy, request.email_key))) {
    const unmatched = await transaction
      .updateTable("withdrawal_request")
      .set({ unmatched_at: deps.clock.now() })
      .where("id", "=", request.id)
      .where("unmatched_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return unmatched !== undefined;
  }
  // Before the request is deleted, because a release also locks the policy before it deletes requests.
  await applyWithdrawal(transaction, deps, policy.ref_id, request);
  const deleted = await transaction
    .deleteFrom("withdrawal_request")
    .where("id", "=", request.id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * Applies the withdrawals that the tenant declared and no worker has processed yet. Call it before a release, which would
 * refund less. The caller must have locked the policy. Returns whether the tenant has withdrawn.
 */
export async function applyDeclaredWithdrawals(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random" | "log" | "config">,
  policy: Policy,
): Promise<boolean> {
  const { ref_id, contract_number } = policy;
  const open = await transaction
    .selectFrom("withdrawal_request")
    .select(["id", "email_key"])
    .where("contract_number", "=", contract_number)
    .where(openWithdrawals.isDue(deps.clock.now()))
    .execute();
  const own: string[] = [];
  for (const { id, email_key } of open) if (await findDeclarant(transaction, policy, email_key)) own.push(id);
  if (own.length === 0) return false;
  const declared = await transaction.deleteFrom("withdrawal_request").where("id", "in", own).returningAll().execute();
  for (const request of declared) await applyWithdrawal(transaction, deps, ref_id, request);
  return declared.length > 0 && (await lockPolicy(transaction, ref_id)).cover_state === "WITHDRAWN";
}

/** A withdrawal takes effect at the time it was declared. */
export async function applyWithdrawal(
  transaction: Transaction<Database>,
  deps: Pick<LeavingDeps, "clock" | "random" | "log" | "config">,
  refId: string,
  { id, email_key, created_at: declaredAt }: { id: string; email_key: string; created_at: Date },
): Promise<void> {
  const policy = await lockPolicy(transaction, refId);
  const coTenant = (await findDeclarant(transaction, policy, email_key))?.coTenant ?? null;
  // The receipt now belongs to the contract.
  await moveMail(transaction, { reason: receiptReason(id), refId });
  const lastDay = await readLastChanceToWithdraw(transaction, policy);
  const status = hasEnded(policy.cover_state) ? policy.cover_state : await statusAt(transaction, refId, declaredAt);
  const way = findWayToLeave(status, lastDay, localDay(policy.country, declaredAt));
  if (way === "withdraw") {
    const declared = declaredOnPage("TENANT", policy.country, declaredAt, coTenant?.name);
    return void (await withdrawFromContract(transaction, deps, refId, { at: declaredAt, declared }));
  }
  if (lastDay === null || (way === null && policy.leaving_state === "STAYING")) return;
  await writeMail(transaction, deps, {
    ...toOwner({ policy, coTenant }, coTenant?.email ?? policy.tenant_email),
    reason: `withdrawal-too-late:${id}`,
    kind: "withdrawal-too-late",
    data: { ...ownerMailData({ policy, coTenant }), until: lastDay },
  });
}

/** The tenant with this mailbox; null if no tenant has it. Each tenant may withdraw for all. */
async function findDeclarant(
  transaction: Transaction<Database>,
  policy: Pick<Policy, "ref_id" | "tenant_email" | "co_tenant_names">,
  mailbox: string,
): Promise<{ coTenant: Signer | null } | null> {
  if (sameMailbox(policy.tenant_email, mailbox)) return { coTenant: null };
  const coTenants = await readCoTenants(transaction, policy);
  const coTenant = coTenants.find(({ email }) => sameMailbox(email, mailbox));
  return coTenant ? { coTenant } : null;
}

/** SIGNED before the first status, because the clocks of two servers may differ. */
export async function statusAt(
  transaction: Transaction<Database>,
  refId: string,
  instant: Date,
): Promise<PolicyStatus> {
  const row = await transaction
    .selectFrom("policy_history")
    .select("to_status")
    .where("ref_id", "=", refId)
    .where("at", "<=", instant)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.to_status ?? "SIGNED";
}
