import { sql } from "kysely";
import type { Deps } from "../../deps.ts";

/** Updating them only records the use of a token or a login, which extends its life. */
const useColumns = ["expires_at", "last_used_at"];

/**
 * Records from now on which tables are written to, even if no row changes or a later write undoes it. Leaves out the uses
 * of links and sessions.
 */
export async function recordWrites({ db }: Pick<Deps, "db">): Promise<() => Promise<string[]>> {
  const tables = await sql<{ name: string; columns: string[] }>`
    SELECT table_name AS name, array_agg(column_name::text) AS columns
    FROM information_schema.tables JOIN information_schema.columns USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' GROUP BY table_name`.execute(db);
  await sql`CREATE TABLE recorded_write (name text NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION record_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO recorded_write VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(db);
  for (const { name, columns } of tables.rows) {
    const recorded = ["link", "session"].includes(name)
      ? columns.filter((column) => !useColumns.includes(column))
      : columns;
    await sql`
      CREATE TRIGGER record_write AFTER INSERT OR UPDATE OF ${sql.join(recorded.map((column) => sql.ref(column)))} OR DELETE
      ON ${sql.table(name)} FOR EACH STATEMENT EXECUTE FUNCTION record_write()`.execute(db);
  }

  /** The tables written to since the last call. */
  return async () => {
    const written = await sql<{ name: string }>`DELETE FROM recorded_write RETURNING name`.execute(db);
    return [...new Set(written.rows.map(({ name }) => name))].toSorted();
  };
}
