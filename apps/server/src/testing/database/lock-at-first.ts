import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/**
 * Makes the first changes of such rows fail as if somebody had locked the table for too long, or with `on` their deletion.
 * `when` is a condition on NEW and OLD. Returns a function that takes this back.
 */
export async function lockAtFirst(
  db: Kysely<Database>,
  {
    on = "UPDATE",
    table,
    when,
    times,
  }: { on?: "DELETE" | "UPDATE"; table: keyof Database; when: string; times: number },
): Promise<() => Promise<void>> {
  // A sequence also counts in transactions that are rolled back.
  await sql`CREATE SEQUENCE locked_at_first`.execute(db);
  await sql`CREATE FUNCTION lock_at_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('locked_at_first') <= ${sql.lit(times)} THEN
      RAISE EXCEPTION 'canceling statement due to lock timeout' USING ERRCODE = '55P03';
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$`.execute(db);
  await sql`CREATE TRIGGER locked_at_first BEFORE ${sql.raw(on)} ON ${sql.table(table)} FOR EACH ROW
    WHEN (${sql.raw(when)}) EXECUTE FUNCTION lock_at_first()`.execute(db);
  return async () => {
    await sql`DROP FUNCTION lock_at_first CASCADE`.execute(db);
    await sql`DROP SEQUENCE locked_at_first`.execute(db);
  };
}
