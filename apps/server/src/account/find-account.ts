import type { LoginKey } from "@kautia/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export async function findAccount(
  db: Kysely<Database>,
  login: LoginKey,
): Promise<Selectable<Database["account"]> | null> {
  const accounts = db.selectFrom("account").selectAll("account");
  const found =
    login.kind === "email"
      ? accounts.where("account.email_key", "=", login.key)
      : accounts
          .innerJoin("account_phone", "account_phone.account_id", "account.id")
          .where("account_phone.phone_key", "=", login.key);
  return (await found.executeTakeFirst()) ?? null;
}

export async function hasPassword(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const found = db.selectFrom("account").select("password_hash").where("id", "=", accountId);
  return (await found.executeTakeFirstOrThrow()).password_hash !== null;
}
