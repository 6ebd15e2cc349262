import { sql } from "kysely";
import type { Deps } from "../../deps.ts";

export async function readAllRows({ db }: Pick<Deps, "db">, without: readonly string[] = []): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    if (without.includes(name)) continue;
    const found = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} AS t ORDER BY 1`.execute(db);
    rows.push(...found.rows.map(({ row }) => `${name}: ${row}`));
  }
  return rows;
}
