import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The account of the tenant or co-tenant that a mail goes to; null if they have none any more. */
export async function findReadersAccount(
  transaction: Transaction<Database>,
  { ref_id, co_tenant_id }: Pick<Selectable<Database["mail"]>, "ref_id" | "co_tenant_id">,
): Promise<{ id: string; password_hash: string | null } | null> {
  const account = transaction.selectFrom("account").select(["account.id", "account.password_hash"]);
  const found =
    co_tenant_id === null
      ? account
          .innerJoin("account_policy", "account_policy.account_id", "account.id")
          .where("account_policy.ref_id", "=", ref_id)
      : account
          .innerJoin("account_co_tenant", "account_co_tenant.account_id", "account.id")
          .where("account_co_tenant.co_tenant_id", "=", co_tenant_id);
  return (await found.executeTakeFirst()) ?? null;
}
