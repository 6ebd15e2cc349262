import { dialledDigits, type Phone } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import type { Policy } from "../policy/index.ts";

/**
 * Adds a newly signed policy to the account of its tenant's email address, creating the account if necessary. Returns
 * whether it has no password yet.
 */
export async function openAccount(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  policy: Policy,
  phone: Phone | null,
): Promise<boolean> {
  const email = policy.tenant_email;
  const account = await lockOrCreateAccount(transaction, deps, email);
  await transaction.insertInto("account_policy").values({ ref_id: policy.ref_id, account_id: account.id }).execute();
  if (phone) {
    await transaction
      .insertInto("account_phone")
      .values({ phone_key: dialledDigits(phone), account_id: account.id })
      .onConflict((conflict) => conflict.column("phone_key").doNothing())
      .execute();
  }
  return account.password_hash === null;
}

/** Locks the account so that a concurrent deletion waits; creates it again if it was just deleted. */
async function lockOrCreateAccount(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  email: string,
) {
  const email_key = email.toLowerCase();
  for (;;) {
    await transaction
      .insertInto("account")
      .values({ id: deps.random.uuid(), email, email_key, password_hash: null, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .execute();
    const account = await transaction
      .selectFrom("account")
      .select(["id", "password_hash"])
      .where("email_key", "=", email_key)
      .forShare()
      .executeTakeFirst();
    if (account) return account;
  }
}
