import { type CallAnswer, type deleteAccount, fieldError } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { hashToken } from "../../platform/tokens.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { Refusal, refuse, refuseFields, refuseForNow } from "../../platform/http/refusal.ts";
import { WithSession } from "../../platform/http/route.ts";
import type { Account } from "../session.ts";
import { countTry, forgetTries } from "../../platform/http/login-tries.ts";
import { writeMail } from "../../mails/index.ts";
import { listOwnPolicies } from "../../policy/index.ts";
import { findApplications, lockOpenApplications } from "./collect.ts";
import { clearAccount, clearApplications } from "../../retention/index.ts";
import { planDeletion } from "./plan-deletion.ts";

type Answer = CallAnswer<typeof deleteAccount>;
interface Confirmation {
  password?: string | undefined;
  deletionToken?: string | undefined;
}

/**
 * Deletes an account and all that need not be kept, wholly or not at all. Not while a contract runs: it needs somebody to
 * write to and to charge.
 */
export async function deleteOwnAccount(
  deps: Deps,
  account: Account,
  { password, deletionToken }: Confirmation,
): Promise<WithSession<Answer> | Refusal> {
  const { running } = await planDeletion(deps.db, account.id);
  if (running.length > 0) return refuse("POLICY_STATUS_CONFLICT");
  if (deletionToken === undefined) {
    const refused = await checkPassword(deps, account, password);
    if (refused) return refused;
  }
  const done = await deps.db.transaction().execute(async (transaction) => {
    // Whoever signs another contract meanwhile comes before, or finds no account and makes a new one. A signature locks its
    // application before the account, so this does too.
    await lockOpenApplications(transaction, account.email);
    const held = await transaction
      .selectFrom("account")
      .select("id")
      .where("id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return refuse("LOGIN_REQUIRED");
    const plan = await planDeletion(transaction, account.id);
    if (plan.running.length > 0) return refuse("POLICY_STATUS_CONFLICT");
    if (deletionToken !== undefined && !(await useLink(deps, transaction, account, deletionToken)))
      return refuse("WRONG_TOKEN");
    await writeReceipt(deps, transaction, account, plan.kept);
    const now = deps.clock.now();
    await clearApplications(transaction, await findApplications(transaction, account.id, account.email), now);
    await clearRequests(transaction, account);
    await clearAccount(transaction, account.id, now);
    await deps.jobs.nudge(transaction);
    return { kept: plan.kept };
  });
  if (done instanceof Refusal) return done;
  deps.jobs.wake();
  return new WithSession(done, null);
}

/** Whoever sits at a computer that was left alone does not know it; tries are counted with those to log in. */
async function checkPassword(deps: Deps, { id, email }: Account, typed: string | undefined): Promise<Refusal | null> {
  if (typed === undefined) return refuseFields([fieldError("password", "FIELD_REQUIRED")]);
  const login = { kind: "email", key: email.toLowerCase() } as const;
  const wait = await countTry(deps, login);
  if (wait !== null) return refuseForNow("RATE_LIMITED", wait);
  const stored = await deps.db.selectFrom("account").select("password_hash").where("id", "=", id).executeTakeFirst();
  if (!(await deps.passwords.verify(stored?.password_hash ?? null, typed))) return refuse("LOGIN_FAILED", ["password"]);
  await forgetTries(deps, login);
  return null;
}

async function useLink(
  { clock }: Pick<Deps, "clock">,
  transaction: Transaction<Database>,
  { id }: Account,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  const used = await transaction
    .updateTable("account_token")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("account_id", "=", id)
    .where("purpose", "=", "DELETION")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** The last mail: what was deleted, and what is kept until when. It is forgotten once it was sent. */
async function writeReceipt(
  deps: Deps,
  transaction: Transaction<Database>,
  { id, email }: Account,
  kept: Answer["kept"],
): Promise<void> {
  const [last] = await listOwnPolicies(transaction, id);
  if (!last) return;
  const receipt = await writeMail(transaction, deps, {
    reason: `data-deleted:${id}`,
    kind: "data-deleted",
    refId: null,
    to: email,
    language: last.language,
    country: last.country,
    data: {
      tenantName: last.tenant_name,
      on: localDay(last.country, deps.clock.now()),
      kept: kept.map(({ contractNumber, until }) => ({ contractNumber, until })),
    },
  });
  await transaction.updateTable("mail").set({ forget: true }).where("id", "=", receipt).execute();
}

/** What was asked for in the mailbox's name and is not answered yet. */
async function clearRequests(transaction: Transaction<Database>, { email }: Account): Promise<void> {
  const key = email.toLowerCase();
  await transaction.deleteFrom("password_request").where("login_key", "=", key).execute();
  await transaction.deleteFrom("resume_request").where("email_key", "=", key).execute();
  await sql`DELETE FROM withdrawal_request WHERE email_key = ${key}`.execute(transaction);
}
