import type { Deps } from "../../deps.ts";

/** How many of the database's connections wait for a lock. On PostgreSQL only, because PGlite has one connection. */
export async function countBlocked({ sql }: Pick<Deps, "sql">): Promise<number> {
  const text = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return (await sql.query({ text, values: [] })).length;
}
