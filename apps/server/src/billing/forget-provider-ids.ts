import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Removes the card provider's ids, with which the provider could identify the person. */
export async function forgetProviderIds(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
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
export async function findChargeAttemptIds(db: Kysely<Database>, refIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM charge_attempt a JOIN premium p ON p.id = a.premium_id WHERE p.ref_id = ANY(${refIds})
    UNION ALL SELECT a.id FROM charge_attempt a JOIN instalment i ON i.id = a.instalment_id
      WHERE i.ref_id = ANY(${refIds})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Drops cards that were being entered. */
export async function dropCardSetups(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom("card_setup").where("ref_id", "in", refIds).execute();
}
