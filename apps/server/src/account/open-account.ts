import { dialledDigits, type Phone } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { type Signer, type Policy, readCoTenants } from "../policy/index.ts";
import { clearUnusedAccounts } from "../retention/index.ts";

interface OpenedAccount {
  /** Null for the first tenant. */
  coTenant: Signer | null;
  needsPassword: boolean;
}

/**
 * Adds a newly signed policy to the account of its first tenant's email address, and to those of the co-tenants, creating the
 * accounts that are missing. Returns for each, the first tenant's first, whether it has no password yet.
 */
export async function openAccount(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  policy: Policy,
  phone: Phone | null,
): Promise<OpenedAccount[]> {
  const email = policy.tenant_email;
  const account = await lockOrCreateAccount(transaction, deps, email);
  await transaction.insertInto("account_policy").values({ ref_id: policy.ref_id, account_id: account.id }).execute();
  if (phone) await addPhone(transaction, account.id, dialledDigits(phone));
  const opened: OpenedAccount[] = [{ coTenant: null, needsPassword: account.password_hash === null }];
  for (const coTenant of await readCoTenants(transaction, policy))
    opened.push(await openCoTenantAccount(transaction, deps, policy, coTenant));
  return opened;
}

/** Adds a policy to the account of one of its co-tenants, creating it if it is missing. */
export async function openCoTenantAccount(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  { ref_id }: Pick<Policy, "ref_id">,
  coTenant: Signer,
): Promise<OpenedAccount & { coTenant: Signer }> {
  const { id: account_id, password_hash } = await lockOrCreateAccount(transaction, deps, coTenant.email);
  const shared = { co_tenant_id: coTenant.id, ref_id, account_id };
  await transaction.insertInto("account_co_tenant").values(shared).execute();
  return { coTenant, needsPassword: password_hash === null };
}

/** A co-tenant who left no longer sees the policy. Deletes the account if it has no other one. */
export async function closeCoTenantAccount(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  coTenantId: string,
): Promise<void> {
  // A concurrent signature either finishes first and keeps the account, or creates a new one afterwards.
  const owners = await transaction
    .selectFrom("account")
    .select("id")
    .where("id", "in", (owner) =>
      owner.selectFrom("account_co_tenant").select("account_id").where("co_tenant_id", "=", coTenantId),
    )
    .forUpdate()
    .execute();
  await transaction.deleteFrom("account_co_tenant").where("co_tenant_id", "=", coTenantId).execute();
  const ids = owners.map(({ id }) => id);
  await clearUnusedAccounts(transaction, ids, clock.now());
}

/** Lets the account's owner log in with this number, unless another account has it. */
export async function addPhone(transaction: Transaction<Database>, account_id: string, digits: string): Promise<void> {
  await transaction
    .insertInto("account_phone")
    .values({ phone_key: digits, account_id })
    .onConflict((conflict) => conflict.column("phone_key").doNothing())
    .execute();
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
