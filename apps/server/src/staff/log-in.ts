import { type CallAnswer, type CallInput, logInStaff } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import { encodeQR } from "qr";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { beginSession, clearLoginAttempts, countLoginAttempt, takeBackLoginAttempt } from "../access/index.ts";
import { recordAct } from "./session.ts";
import { findStep, toBase32, totpUri } from "./totp.ts";
import { WithSession } from "../platform/http/register-call.ts";

type Answer = CallAnswer<typeof logInStaff>;
type Account = Selectable<Database["staff_account"]>;

/** All failures get the same response until the password is correct. */
export async function logIn(
  deps: Deps,
  { email, password, code }: CallInput<typeof logInStaff>["body"],
  ip: string,
): Promise<Answer | WithSession<Answer> | Refusal> {
  const login = { kind: "staff" as const, key: email.toLowerCase(), ip };
  const wait = await countLoginAttempt(deps, login);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const known = await deps.db
    .selectFrom("staff_account")
    .select("password_hash")
    .where("email_key", "=", login.key)
    .executeTakeFirst();
  const stored = known?.password_hash ?? null;
  // Verifies a password even if there is no account, so that the response time reveals nothing.
  if (!(await deps.passwords.verify(stored, password))) return refuse("LOGIN_FAILED");
  const outcome = await inTransaction(deps.db, async (transaction) => {
    const account = await transaction
      .selectFrom("staff_account")
      .selectAll()
      .where("email_key", "=", login.key)
      // The password may have been changed since it was verified.
      .where("password_hash", "=", stored ?? "")
      .where("disabled_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!account || (account.demo && !deps.config.devCalls)) return refuse("LOGIN_FAILED");
    return checkCode(transaction, deps, account, code);
  });
  if (outcome instanceof WithSession) await clearLoginAttempts(deps, login);
  else if (!(outcome instanceof Refusal)) await takeBackLoginAttempt(deps, login);
  return outcome;
}

/** Locks the account, so that only one of two simultaneous logins with the same code succeeds. */
async function checkCode(
  transaction: Transaction<Database>,
  deps: Deps,
  account: Account,
  code: string | null,
): Promise<Answer | WithSession<Answer> | Refusal> {
  if (account.demo) return openSession(transaction, deps, account);
  const secret = account.totp_secret ?? (await createSecret(transaction, deps, account.id));
  const now = deps.clock.now();
  if (code === null) {
    if (account.totp_since) return { stage: "code" };
    const uri = totpUri(secret, deps.config.brand.name, account.email);
    const qr = encodeQR(uri, "raw", { ecc: "medium", border: 2 }).map((row) => row.map(Number).join(""));
    return { stage: "set-up", secret: toBase32(secret), uri, qr };
  }
  const step = findStep(secret, code, now, account.totp_last_step);
  if (step === null) return refuse("STAFF_CODE_WRONG", ["code"]);
  if (!account.totp_since) await recordAct(transaction, deps, { by: account.id, act: "set-up-code" });
  await transaction
    .updateTable("staff_account")
    .set({ totp_last_step: step, totp_since: account.totp_since ?? now })
    .where("id", "=", account.id)
    .execute();
  return openSession(transaction, deps, account);
}

async function openSession(
  transaction: Transaction<Database>,
  deps: Deps,
  { id, name, email, role }: Account,
): Promise<WithSession<Answer>> {
  await recordAct(transaction, deps, { by: id, act: "log-in" });
  const session = await beginSession(transaction, deps, "staff", id);
  return new WithSession<Answer>({ stage: "open", person: { id, name, email, role } }, session);
}

async function createSecret(transaction: Transaction<Database>, { random }: Pick<Deps, "random">, id: string) {
  const totp_secret = Buffer.from(random.token(), "hex");
  await transaction.updateTable("staff_account").set({ totp_secret }).where("id", "=", id).execute();
  return totp_secret;
}
