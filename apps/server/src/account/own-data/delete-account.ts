import { type CallAnswer, type deleteAccount, fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { Refusal, refuse, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { clearLoginAttempts, countLoginAttempt, consumeLink } from "../../access/index.ts";
import { dropResumeRequests } from "../../application/index.ts";
import { dropWithdrawalRequests } from "../../leaving/index.ts";
import { writeMail } from "../../mails/index.ts";
import { listSharedPolicies, lockSharedPolicies } from "../../policy/index.ts";
import { findApplications, lockOpenApplications } from "./collect.ts";
import { clearAccount, clearApplications } from "../../retention/index.ts";
import { planDeletion } from "./plan-deletion.ts";
import { WithSession } from "../../platform/http/register-call.ts";
import type { Account } from "../../platform/http/callers.ts";

type Answer = CallAnswer<typeof deleteAccount>;
interface Confirmation {
  password?: string | undefined;
  deletionToken?: string | undefined;
}

/**
 * Deletes an account and everything that the law does not require us to keep, in one transaction. Refused while a policy
 * blocks it (`findDeletionBlock`).
 */
export async function deleteOwnAccount(
  deps: Deps,
  account: Account,
  { password, deletionToken }: Confirmation,
  ip: string,
): Promise<WithSession<Answer> | Refusal> {
  const { running } = await planDeletion(deps.db, deps, account.id);
  if (running.length > 0) return refuse("POLICY_STATUS_CONFLICT");
  if (deletionToken === undefined) {
    const refused = await checkPassword(deps, { ...account, ip }, password);
    if (refused) return refused;
  }
  const done = await inTransaction(deps.db, async (transaction) => {
    // Signing locks its application before the account, so the deletion uses the same order. A concurrent signature either
    // finishes first and blocks the deletion, or creates a new account afterwards.
    await lockOpenApplications(transaction, account.email);
    // A claim also locks its policy first. One that is being reported either finishes first and blocks the deletion, or
    // waits and is judged afterwards. The mail worker locks the policy before a mail and its account.
    await lockSharedPolicies(transaction, account.id);
    const locked = await transaction
      .selectFrom("account")
      .select("id")
      .where("id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return refuse("LOGIN_REQUIRED");
    const plan = await planDeletion(transaction, deps, account.id);
    if (plan.running.length > 0) return refuse("POLICY_STATUS_CONFLICT");
    if (deletionToken !== undefined) {
      const link = await consumeLink(transaction, deps, deletionToken, ["deletion"], { subject: account.id });
      if (!link) return refuse("WRONG_TOKEN");
    }
    await writeReceipt(transaction, deps, account, plan.kept);
    const now = deps.clock.now();
    await clearApplications(transaction, await findApplications(transaction, account.id, account.email), now);
    await deletePendingRequests(transaction, account);
    await clearAccount(transaction, account.id, now);
    return { kept: plan.kept };
  });
  if (done instanceof Refusal) return done;
  deps.jobs.wake();
  return new WithSession(done, null);
}

/** Protects a session that was left open. Shares the login's attempt counter. */
async function checkPassword(
  deps: Deps,
  { id, email, ip }: Account & { ip: string },
  typed: string | undefined,
): Promise<Refusal | null> {
  if (typed === undefined) return refuseFields([fieldError("password", "FIELD_REQUIRED")]);
  const attempt = { kind: "email", key: email.toLowerCase(), ip } as const;
  const wait = await countLoginAttempt(deps, attempt);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const stored = await deps.db.selectFrom("account").select("password_hash").where("id", "=", id).executeTakeFirst();
  if (!(await deps.passwords.verify(stored?.password_hash ?? null, typed))) return refuse("LOGIN_FAILED", ["password"]);
  await clearLoginAttempts(deps, attempt);
  return null;
}

/** Writes the last mail: what is kept and until when. The mail is deleted once it is sent. */
async function writeReceipt(
  transaction: Transaction<Database>,
  deps: Deps,
  { id, email }: Account,
  kept: Answer["kept"],
): Promise<void> {
  const [last] = await listSharedPolicies(transaction, id);
  if (!last) return;
  await writeMail(transaction, deps, {
    reason: `data-deleted:${id}`,
    kind: "data-deleted",
    refId: null,
    to: email,
    language: last.coTenant?.language ?? last.policy.language,
    country: last.policy.country,
    data: {
      tenantName: last.coTenant?.name ?? last.policy.tenant_name,
      on: localDay(last.policy.country, deps.clock.now()),
      kept: kept.map(({ contractNumber, until }) => ({ contractNumber, until })),
    },
  });
}

async function deletePendingRequests(transaction: Transaction<Database>, { email }: Account): Promise<void> {
  const key = email.toLowerCase();
  await transaction.deleteFrom("password_request").where("login_key", "=", key).execute();
  await dropResumeRequests(transaction, key);
  await dropWithdrawalRequests(transaction, key);
}
