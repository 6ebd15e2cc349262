import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Deletes what was given before signing, except of policies that are kept. */
export async function forgetGivenDocuments(
  transaction: Transaction<Database>,
  refIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ sha256: Buffer }>`
    DELETE FROM given_document WHERE ref_id = ANY(${refIds})
      AND NOT EXISTS (SELECT FROM policy p WHERE p.ref_id = given_document.ref_id AND p.forgotten_at IS NULL)
    RETURNING sha256`.execute(transaction);
  await deleteUnusedDocuments(
    transaction,
    rows.map(({ sha256 }) => sha256),
  );
}

/**
 * Deletes documents that no application, policy or mail of an invitation refers to any more. OFFSET 0 stops PostgreSQL
 * from turning the check into a join: most documents are the same for everybody, so a join would read the whole table.
 */
export async function deleteUnusedDocuments(transaction: Transaction<Database>, sha256: Buffer[]): Promise<void> {
  await sql`
    DELETE FROM policy_document WHERE sha256 = ANY(${sha256})
      AND NOT EXISTS (SELECT FROM given_document g WHERE g.sha256 = policy_document.sha256 OFFSET 0)
      AND NOT EXISTS (SELECT FROM signed_document s WHERE s.sha256 = policy_document.sha256 OFFSET 0)
      AND NOT EXISTS (SELECT FROM mail m WHERE m.ref_id IS NULL
        AND m.data #>> '{firstInformation,sha256}' = encode(policy_document.sha256, 'hex') OFFSET 0)`.execute(
    transaction,
  );
}
