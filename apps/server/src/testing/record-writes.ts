import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** Records from now on which tables are written to, even if no row changes or a later write undoes it. */
export async function recordWrites({ db }: Pick<Deps, "db">): Promise<() => Promise<string[]>> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`.execute(db);
  await sql`CREATE TABLE recorded_write (name text NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION record_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO recorded_write VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(db);
  for (const { name } of tables.rows)
    await sql`
      CREATE TRIGGER record_write AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)}
      FOR EACH STATEMENT EXECUTE FUNCTION record_write()`.execute(db);

  /** The tables written to since the last call. */
  return async () => {
    const written = await sql<{ name: string }>`DELETE FROM recorded_write RETURNING name`.execute(db);
    return [...new Set(written.rows.map(({ name }) => name))].toSorted();
  };
}
