import type { Client } from "pg";

/**
 * Drops all indexes that belong to no constraint. The returned function creates them again, which takes much less time
 * than keeping them up to date with each row.
 */
export async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT quote_ident(relname) AS name, pg_get_indexdef(oid) AS definition
    FROM pg_class c
    WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = c.oid)`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    await client.query("SET maintenance_work_mem = '1GB'");
    for (const { definition } of rows) await client.query(definition);
    await client.query("RESET maintenance_work_mem");
  };
}
