import { type Kysely, sql, type Transaction } from "kysely";
import { deleteUnusedDocuments, emptyApplications } from "./empty-applications.ts";
import type { Database } from "../platform/database/schema.ts";
import { ownTables, type Rule } from "./own-tables.ts";

/** Takes away, table by table, what is theirs alone of these applications, claims, or of this account. */
async function deleteOwn(
  transaction: Transaction<Database>,
  upon: Rule["upon"],
  of: Rule["of"],
  ids: readonly string[],
): Promise<void> {
  for (const [name, rule] of Object.entries(ownTables)) {
    if (rule.upon !== upon || rule.of !== of || name === "account") continue;
    await sql`DELETE FROM ${sql.table(name)} WHERE ${sql.ref(rule.column)}::text = ANY(${ids})`.execute(transaction);
  }
}

/** What is left of these applications names nobody but in what was signed. */
export async function clearApplications(
  transaction: Transaction<Database>,
  refIds: string[],
  now: Date,
): Promise<void> {
  if (refIds.length === 0) return;
  await emptyApplications(transaction, refIds, now);
  await sql`DELETE FROM rating_link WHERE ref_id = ANY(${refIds})`.execute(transaction);
  await deleteOwn(transaction, "gone", "application", refIds);
}

export async function clearAccount(transaction: Transaction<Database>, id: string, now: Date): Promise<void> {
  // Only of such an account the append-only consents can go.
  const gone = { deleted_at: now, password_hash: null };
  await transaction.updateTable("account").set(gone).where("id", "=", id).execute();
  await deleteOwn(transaction, "gone", "account", [id]);
  await transaction.deleteFrom("account").where("id", "=", id).execute();
}

/** Takes the names out of contracts, and all that proved them; what was charged and when they began and ended stays. */
export async function clearContracts(transaction: Transaction<Database>, refIds: string[], now: Date): Promise<void> {
  const nobody = { tenant_name: "", tenant_email: "", landlord_name: null, landlord_email: "", decline_reason: null };
  const nowhere = { full_address: "", building_key: "", unit_key: null, card_method_id: "" };
  await transaction
    .updateTable("policy")
    .set({ ...nobody, ...nowhere, forgotten_at: now })
    .where("ref_id", "in", refIds)
    .execute();
  await clearApplications(transaction, refIds, now);
  await transaction.deleteFrom("mail").where("ref_id", "in", refIds).execute();
  await transaction
    .updateTable("document")
    .set({ removed_at: now, file_name: "" })
    .where("ref_id", "in", refIds)
    .where("removed_at", "is", null)
    .execute();
  const claims = await transaction.selectFrom("claim").select("id").where("ref_id", "in", refIds).execute();
  await deleteOwn(
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
  await deleteOwn(transaction, "kept", "application", refIds);
  await deleteUnusedDocuments(
    transaction,
    policyDocuments.map(({ sha256 }) => sha256),
  );
  await transaction.deleteFrom("account_policy").where("ref_id", "in", refIds).execute();
  await forgetProvider(transaction, refIds);
}

/** The card provider's ids lead to a person there. */
async function forgetProvider(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  await sql`
    UPDATE charge_attempt SET method_id = NULL, provider_charge_id = NULL
    WHERE id = ANY(${await findCharges(transaction, refIds)}::uuid[])`.execute(transaction);
  await transaction.updateTable("refund").set({ provider_refund_id: null }).where("ref_id", "in", refIds).execute();
}

/** The tries to charge a premium or an instalment of these contracts. */
export async function findCharges(db: Kysely<Database>, refIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM charge_attempt a JOIN premium p ON p.id = a.premium_id WHERE p.ref_id = ANY(${refIds})
    UNION ALL SELECT a.id FROM charge_attempt a JOIN instalment i ON i.id = a.instalment_id
      WHERE i.ref_id = ANY(${refIds})`.execute(db);
  return rows.map(({ id }) => id);
}
