import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { toWire } from "./to-wire.ts";

export async function readAccountSections(db: Kysely<Database>, accountId: string) {
  const account = await db
    .selectFrom("account")
    .leftJoin("account_phone", "account_phone.account_id", "account.id")
    .select(["account.email", "account.created_at as createdAt", "account_phone.phone_key as phone"])
    .where("account.id", "=", accountId)
    .orderBy("phone")
    .execute();
  const consents = await db
    .selectFrom("account_consent")
    .select(["at", "consent", "given", "text_version as textVersion", "browser", "system"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const passkeys = await db
    .selectFrom("passkey")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt", "name", "browser", "system"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  const logins = await db
    .selectFrom("session")
    .select(["began_at as createdAt", "last_used_at as lastUsedAt", "browser", "system"])
    .where("kind", "=", "account")
    .where("subject", "=", accountId)
    .orderBy("began_at")
    .execute();
  return {
    account: toWire(account),
    consents: toWire(consents),
    passkeys: toWire(passkeys),
    logins: toWire(logins),
  };
}
