import type { Transaction } from "kysely";
import { deleteLinks, endSessions, linkKindsOf } from "../access/index.ts";
import { addSearchKey, correctContactKeys } from "../application/index.ts";
import { changeCoTenantEmail } from "../co-tenants/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { changeEmail, lockPolicy, type Policy, refreshCoTenantWords } from "../policy/index.ts";

/**
 * Gives the account of a contract another email address. Sessions and links end, because somebody else may read the old
 * mailbox. Returns the contracts of the account; EMAIL_TAKEN if another account has the address.
 */
async function correctAccountEmail(
  transaction: Transaction<Database>,
  refId: string,
  email: string,
): Promise<string[] | Refusal> {
  const account = await transaction
    .selectFrom("account_policy")
    .innerJoin("account", "account.id", "account_policy.account_id")
    .select(["account.id", "account.deleted_at"])
    .where("account_policy.ref_id", "=", refId)
    .forUpdate("account")
    .executeTakeFirst();
  if (!account || account.deleted_at !== null) return [refId];
  const email_key = email.toLowerCase();
  const taken = transaction.selectFrom("account").select("id").where("email_key", "=", email_key);
  if (await taken.where("id", "<>", account.id).executeTakeFirst()) return refuse("EMAIL_TAKEN");
  await transaction.updateTable("account").set({ email, email_key }).where("id", "=", account.id).execute();
  await changeSharedContracts(transaction, account.id, email);
  await endSessions(transaction, "account", account.id);
  await deleteLinks(transaction, linkKindsOf("account"), [account.id]);
  const policies = transaction.selectFrom("account_policy").select("ref_id").where("account_id", "=", account.id);
  return (await policies.orderBy("ref_id").execute()).map(({ ref_id }) => ref_id);
}

/** In the contracts that the account's owner signed as a co-tenant. */
async function changeSharedContracts(
  transaction: Transaction<Database>,
  accountId: string,
  email: string,
): Promise<void> {
  const shared = transaction.selectFrom("account_co_tenant").selectAll().where("account_id", "=", accountId);
  for (const { co_tenant_id, ref_id } of await shared.orderBy("ref_id").execute()) {
    await lockPolicy(transaction, ref_id);
    await changeCoTenantEmail(transaction, co_tenant_id, email);
    await refreshCoTenantWords(transaction, ref_id);
  }
}

/**
 * Gives a tenant another email address, in all contracts and for the login. Returns the contracts; EMAIL_TAKEN if another account
 * has the address. The caller has locked the policy.
 */
export async function changeTenantEmail(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { ref_id }: Pick<Policy, "ref_id">,
  email: string,
): Promise<string[] | Refusal> {
  const refIds = await correctAccountEmail(transaction, ref_id, email);
  if (refIds instanceof Refusal) return refIds;
  for (const refId of refIds) {
    await changeEmail(transaction, deps, { refId, party: "TENANT", email });
    await correctContactKeys(transaction, refId, { tenantEmail: email.toLowerCase() });
    await addSearchKey(transaction, refId, { kind: "EMAIL", said: email });
  }
  return refIds;
}

/** Lets the tenant log in with the corrected number, unless another account has it, and no more with the old one. */
export async function correctAccountPhone(
  transaction: Transaction<Database>,
  refId: string,
  { old, digits }: { old: string | null; digits: string },
): Promise<void> {
  const owner = transaction.selectFrom("account_policy").select("account_id").where("ref_id", "=", refId);
  const account = await owner.executeTakeFirst();
  if (!account) return;
  if (old !== null)
    await transaction
      .deleteFrom("account_phone")
      .where("phone_key", "=", old)
      .where("account_id", "=", account.account_id)
      .execute();
  await transaction
    .insertInto("account_phone")
    .values({ phone_key: digits, account_id: account.account_id })
    .onConflict((conflict) => conflict.column("phone_key").doNothing())
    .execute();
}
