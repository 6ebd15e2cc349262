import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

export function listOwnPolicies(db: Kysely<Database>, accountId: string): Promise<Policy[]> {
  return ofAccount(db, accountId).orderBy("policy.signed_at", "desc").orderBy("policy.ref_id").execute();
}

/** Locks the account's policies for a deletion, which also waits for mails that are being sent (`lockOwner`). */
export async function lockOwnPolicies(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await ofAccount(transaction, accountId).orderBy("policy.ref_id").forUpdate("policy").execute();
}

/** The account's latest policy. Every account has at least one. */
export function latestOwnPolicy(db: Kysely<Database>, accountId: string): Promise<Policy> {
  return ofAccount(db, accountId)
    .orderBy("policy.signed_at", "desc")
    .orderBy("policy.ref_id")
    .executeTakeFirstOrThrow();
}

/** Null if there is no such policy, or if it belongs to another account. */
export async function findOwnPolicy(db: Kysely<Database>, accountId: string, refId: string): Promise<Policy | null> {
  return (await ofAccount(db, accountId).where("policy.ref_id", "=", refId).executeTakeFirst()) ?? null;
}

function ofAccount(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("policy")
    .innerJoin("account_policy", "account_policy.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("account_policy.account_id", "=", accountId);
}
