import type pg from "pg";
import { ConfigError } from "../config/config-error.ts";
import type { TimeLimits } from "../database/connection.ts";

/** The settings that our SQL relies on. They override the defaults of server, database and role. */
const formats = "SET DateStyle = 'ISO, YMD'; SET TimeZone = 'UTC'";
const isolation = "SET default_transaction_isolation = 'read committed'";

const toSql = ({ statementSeconds, lockSeconds, idleTransactionSeconds }: TimeLimits) =>
  `SET statement_timeout = '${statementSeconds}s'; SET lock_timeout = '${lockSeconds}s'; ` +
  `SET idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'`;

const statement = `SELECT pg_backend_pid() AS "processId",
  (SELECT reset_val FROM pg_settings WHERE name = 'default_transaction_isolation') AS "isolation"`;

/**
 * Pins the settings of a new connection. Returns whether it goes through a pooler such as PgBouncer, recognised because
 * it reports a process id of its own instead of the backend's. Startup options would be shorter, but PgBouncer refuses
 * them. PgBouncer applies the formats to each backend connection that it hands out, but not the isolation level, so the
 * default must be right. Errors: throws a ConfigError if it is not.
 */
export async function prepareConnection(client: pg.ClientBase, limits: TimeLimits): Promise<{ isPooled: boolean }> {
  const { rows } = await client.query<{ processId: number; isolation: string }>(statement);
  const [found] = rows;
  const isPooled = found?.processId !== ("processID" in client ? client.processID : null);
  if (isPooled && found?.isolation !== "read committed")
    throw new ConfigError(
      "DATABASE_URL leads to a pooler, behind which default_transaction_isolation must be 'read committed' for its role.",
    );
  await client.query(isPooled ? formats : `${formats}; ${isolation}; ${toSql(limits)}`);
  return { isPooled };
}

/** The embedded engine has a single connection and no pooler. */
export async function prepareEmbedded(client: pg.ClientBase): Promise<void> {
  await client.query(`${formats}; ${isolation}`);
}
