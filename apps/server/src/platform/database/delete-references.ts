import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

interface Reference {
  table: string;
  column: string;
  target: string;
  targetColumn: string;
}

/**
 * Deletes the rows that refer to the matching rows of the table, directly or through other rows. Reads the foreign keys
 * from the database, so a new table needs no change here. Keeps the rows of the tables in `except`.
 */
export async function deleteReferences(
  transaction: Transaction<Database>,
  table: string,
  condition: RawBuilder<boolean>,
  except: readonly string[],
): Promise<void> {
  const { rows } = await sql<Reference>`
    SELECT source.relname AS "table", referring.attname AS "column", target.relname AS target,
      referred.attname AS "targetColumn"
    FROM pg_constraint c JOIN pg_class source ON source.oid = c.conrelid JOIN pg_class target ON target.oid = c.confrelid
      JOIN pg_attribute referring ON referring.attrelid = c.conrelid AND referring.attnum = c.conkey[1]
      JOIN pg_attribute referred ON referred.attrelid = c.confrelid AND referred.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace AND c.conrelid <> c.confrelid
    ORDER BY 1, 2`.execute(transaction);
  const references = rows.filter((row) => !except.includes(row.table));
  await deleteReferring(transaction, references, table, condition);
}

async function deleteReferring(
  transaction: Transaction<Database>,
  references: readonly Reference[],
  table: string,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (const { table: source, column, targetColumn } of references.filter(({ target }) => target === table)) {
    const refers = sql<boolean>`${sql.ref(column)} IN (
      SELECT ${sql.ref(targetColumn)} FROM ${sql.table(table)} WHERE ${condition})`;
    await deleteReferring(transaction, references, source, refers);
    await sql`DELETE FROM ${sql.table(source)} WHERE ${refers}`.execute(transaction);
  }
}
