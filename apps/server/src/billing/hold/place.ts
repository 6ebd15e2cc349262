import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** Where this database is. A restored one is somewhere else. */
export interface Place {
  /** The cluster's identifier; null where the role may not read it. */
  system: string | null;
  /** Changes when a standby takes over, and with point-in-time recovery. Null where the role may not read it. */
  timeline: string | null;
  /** The database, and a table that every restore of a dump creates anew. */
  database: string;
  /** When PostgreSQL started. */
  startedAt: Date;
}

const here = sql<string>`(SELECT oid FROM pg_database WHERE datname = current_database())
  || '/' || 'money_hold'::regclass::oid`;

/** A managed PostgreSQL may forbid the functions that tell cluster and time line. */
export async function readPlace(db: Kysely<Database>): Promise<Place> {
  try {
    return await read(
      db,
      sql`(SELECT system_identifier FROM pg_control_system())::text`,
      // The time line of the last checkpoint, which pg_control_checkpoint() tells, may be older.
      sql`left(pg_walfile_name(pg_current_wal_lsn()), 8)`,
    );
  } catch {
    return read(db, sql`NULL::text`, sql`NULL::text`);
  }
}

async function read(db: Kysely<Database>, system: ReturnType<typeof sql>, timeline: ReturnType<typeof sql>) {
  const { rows } = await sql<Place>`
    SELECT ${system} AS system, ${timeline} AS timeline, ${here} AS database, pg_postmaster_start_time() AS "startedAt"
    `.execute(db);
  const [place] = rows;
  if (!place) throw new Error("the database does not say where it is");
  return place;
}
