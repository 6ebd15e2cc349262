import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Signer, coTenantColumns, type CoTenantRow, toCoTenant } from "./co-tenants.ts";
import type { Policy } from "./policy.ts";

/** A policy and the co-tenant whose account it was read for; null for the first tenant's. */
export interface SharedPolicy {
  policy: Policy;
  coTenant: Signer | null;
}

/** The policies that the account's owner signed, as first tenant or as co-tenant, the newest first. */
export async function listSharedPolicies(db: Kysely<Database>, accountId: string): Promise<SharedPolicy[]> {
  const own = await ofAccount(db, accountId).execute();
  const shared = await ofCoTenant(db, accountId).execute();
  return [...own.map((policy) => ({ policy, coTenant: null })), ...shared.map(toShared)].toSorted(
    ({ policy: a }, { policy: b }) => b.signed_at.getTime() - a.signed_at.getTime() || (a.ref_id < b.ref_id ? -1 : 1),
  );
}

/** Locks the account's policies for a deletion, which also waits for mails that are being sent (`lockOwner`). */
export async function lockSharedPolicies(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await transaction
    .selectFrom("policy")
    .select("ref_id")
    .where((where) =>
      where.or(
        (["account_policy", "account_co_tenant"] as const).map((table) =>
          where("ref_id", "in", where.selectFrom(table).select("ref_id").where("account_id", "=", accountId)),
        ),
      ),
    )
    .orderBy("ref_id")
    .forUpdate()
    .execute();
}

/** The account's latest policy. Every account has at least one. */
export async function latestSharedPolicy(db: Kysely<Database>, accountId: string): Promise<SharedPolicy> {
  const [latest] = await listSharedPolicies(db, accountId);
  if (!latest) throw new Error(`account ${accountId} has no policy`);
  return latest;
}

/** Null if there is no such policy, or if the account's owner is not its first tenant. */
export async function findOwnPolicy(db: Kysely<Database>, accountId: string, refId: string): Promise<Policy | null> {
  return (await ofAccount(db, accountId).where("policy.ref_id", "=", refId).executeTakeFirst()) ?? null;
}

/** Null if there is no such policy, or if the account's owner did not sign it. */
export async function findSharedPolicy(
  db: Kysely<Database>,
  accountId: string,
  refId: string,
): Promise<SharedPolicy | null> {
  const policy = await findOwnPolicy(db, accountId, refId);
  if (policy) return { policy, coTenant: null };
  const shared = await ofCoTenant(db, accountId).where("policy.ref_id", "=", refId).executeTakeFirst();
  return shared ? toShared(shared) : null;
}

function ofCoTenant(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("policy")
    .innerJoin("account_co_tenant", "account_co_tenant.ref_id", "policy.ref_id")
    .innerJoin("co_tenant", "co_tenant.id", "account_co_tenant.co_tenant_id")
    .selectAll("policy")
    .select([...coTenantColumns])
    .where("account_co_tenant.account_id", "=", accountId);
}

function toShared(row: Policy & CoTenantRow): SharedPolicy {
  const { coTenantId, firstName, lastName, coTenantEmail, coTenantLanguage, ...policy } = row;
  return { policy, coTenant: toCoTenant({ coTenantId, firstName, lastName, coTenantEmail, coTenantLanguage }) };
}

function ofAccount(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("policy")
    .innerJoin("account_policy", "account_policy.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("account_policy.account_id", "=", accountId);
}
