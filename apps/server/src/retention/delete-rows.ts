import { type Kysely, sql, type Transaction } from "kysely";
import { deleteLinks, linkKindsOf } from "../access/index.ts";
import { deleteUnusedDocuments, emptyApplications } from "./empty-applications.ts";
import type { Database } from "../platform/database/schema.ts";
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
    const policies = transaction.selectFrom("account_policy").select("ref_id").where("account_id", "=", id);
    if ((await policies.execute()).length === 0) await clearAccount(transaction, id, now);
  }
}

/** Deletes the mails and messages of ended policies. */
export async function clearLetters(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  await sql`DELETE FROM outbox_mail WHERE id IN (SELECT id FROM mail WHERE ref_id = ANY(${refIds}))`.execute(
    transaction,
  );
  await deleteOwnRows(transaction, "letters", "application", refIds);
}

/** Removes all personal data of policies. Charges, start and end stay for the books, without names. */
export async function clearPolicies(transaction: Transaction<Database>, refIds: string[], now: Date): Promise<void> {
  const noNames = { tenant_name: "", tenant_email: "", landlord_name: null, landlord_email: "", decline_reason: null };
  const noHomeOrCard = { full_address: "", building_key: "", unit_key: null, card_method_id: "" };
  await transaction
    .updateTable("policy")
    .set({ ...noNames, ...noHomeOrCard, forgotten_at: now, forget_after: null })
    .where("ref_id", "in", refIds)
    .execute();
  await clearApplications(transaction, refIds, now);
  await clearLetters(transaction, refIds);
  await transaction
    .updateTable("document")
    .set({ removed_at: now, file_name: "" })
    .where("ref_id", "in", refIds)
    .where("removed_at", "is", null)
    .execute();
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
  await clearProviderIds(transaction, refIds);
}

/** Removes the card provider's ids, with which the provider could identify the person. */
async function clearProviderIds(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  const attemptIds = await findChargeAttemptIds(transaction, refIds);
  await sql`
    UPDATE provider_movement SET charge_id = NULL, source_id = NULL WHERE charge_id IN (
      SELECT provider_charge_id FROM charge_attempt WHERE id = ANY(${attemptIds}::uuid[]))`.execute(transaction);
  await sql`
    UPDATE payment_notice SET charge_id = NULL, subject_id = NULL
    WHERE attempt_id = ANY(${attemptIds}::uuid[])`.execute(transaction);
  await sql`
    UPDATE charge_attempt SET method_id = NULL, announced_method = NULL, provider_charge_id = NULL, card_digits = NULL
    WHERE id = ANY(${attemptIds}::uuid[])`.execute(transaction);
  await transaction
    .updateTable("refund")
    .set({ provider_refund_id: null, transfer_reference: null })
    .where("ref_id", "in", refIds)
    .execute();
}

/** The ids of the charge attempts for premiums and instalments. */
export async function findChargeAttemptIds(db: Kysely<Database>, refIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM charge_attempt a JOIN premium p ON p.id = a.premium_id WHERE p.ref_id = ANY(${refIds})
    UNION ALL SELECT a.id FROM charge_attempt a JOIN instalment i ON i.id = a.instalment_id
      WHERE i.ref_id = ANY(${refIds})`.execute(db);
  return rows.map(({ id }) => id);
}
