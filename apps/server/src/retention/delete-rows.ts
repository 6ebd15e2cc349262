import { sql, type Transaction } from "kysely";
import { deleteLinks, linkKindsOf } from "../access/index.ts";
import { emptyApplications } from "./empty-applications.ts";
import { forgetPayees } from "../books/index.ts";
import { forgetProviderIds } from "../billing/index.ts";
import { forgetDocuments } from "../documents/index.ts";
import { deleteOutboxCopies } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { deleteUnusedDocuments } from "../policy-documents/index.ts";
import { forgetParties, listSharedPolicies } from "../policy/index.ts";
import { idTypes, personalTables, type TableRule } from "./personal-tables.ts";

/** Deletes the owner's rows from every table with this rule, except `account`. */
async function deleteOwnRows(
  transaction: Transaction<Database>,
  onDeletion: TableRule["onDeletion"],
  owner: TableRule["owner"],
  ids: readonly string[],
): Promise<void> {
  for (const [name, rule] of Object.entries(personalTables)) {
    if (rule.onDeletion !== onDeletion || rule.owner !== owner || name === "account") continue;
    await sql`DELETE FROM ${sql.table(name)} WHERE ${sql.ref(rule.column)} = ANY(${ids}::${sql.raw(idTypes[owner])}[])`.execute(
      transaction,
    );
  }
}

/** Clears the tenant's answers, except for those that were signed. */
export async function clearApplications(
  transaction: Transaction<Database>,
  refIds: string[],
  now: Date,
): Promise<void> {
  if (refIds.length === 0) return;
  await emptyApplications(transaction, refIds, now);
  await deleteOwnRows(transaction, "deleted", "application", refIds);
}

export async function clearAccount(transaction: Transaction<Database>, id: string, now: Date): Promise<void> {
  // A trigger allows deleting consents only for an account with `deleted_at`.
  const gone = { deleted_at: now, password_hash: null };
  await transaction.updateTable("account").set(gone).where("id", "=", id).execute();
  await deleteLinks(transaction, linkKindsOf("account"), [id]);
  await deleteOwnRows(transaction, "deleted", "account", [id]);
  await transaction.deleteFrom("account").where("id", "=", id).execute();
}

/** Clears the accounts that have no policy left. */
export async function clearUnusedAccounts(
  transaction: Transaction<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of new Set(ids)) {
    if ((await listSharedPolicies(transaction, id)).length === 0) await clearAccount(transaction, id, now);
  }
}

/** Deletes the mails and messages of ended policies. */
export async function clearLetters(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  await deleteOutboxCopies(transaction, refIds);
  await deleteOwnRows(transaction, "letters", "application", refIds);
}

/** Removes all personal data of policies. Charges, start and end stay for the books, without names. */
export async function clearPolicies(transaction: Transaction<Database>, refIds: string[], now: Date): Promise<void> {
  await forgetParties(transaction, refIds, now);
  await clearApplications(transaction, refIds, now);
  await clearLetters(transaction, refIds);
  await forgetDocuments(transaction, refIds, { now, all: true });
  const claims = await transaction.selectFrom("claim").select("id").where("ref_id", "in", refIds).execute();
  await deleteOwnRows(
    transaction,
    "kept",
    "claim",
    claims.map(({ id }) => id),
  );
  const policyDocuments = await transaction
    .selectFrom("signed_document")
    .select("sha256")
    .where("ref_id", "in", refIds)
    .execute();
  await deleteOwnRows(transaction, "kept", "application", refIds);
  await deleteUnusedDocuments(
    transaction,
    policyDocuments.map(({ sha256 }) => sha256),
  );
  await transaction.deleteFrom("account_policy").where("ref_id", "in", refIds).execute();
  await forgetProviderIds(transaction, refIds);
  await forgetPayees(transaction, refIds);
}
