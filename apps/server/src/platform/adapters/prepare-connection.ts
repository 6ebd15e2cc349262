import { randomUUID } from "node:crypto";
import type pg from "pg";
import { ConfigError } from "../config/config-error.ts";
import type { TimeLimits } from "../database/connection.ts";

/** The settings that our SQL relies on. They override the defaults of server, database and role. */
const formats = "SET DateStyle = 'ISO, YMD'; SET TimeZone = 'UTC'; SET standard_conforming_strings = on";
/** More of them, which a pooler does not set on each connection that it hands out. */
const defaults: Readonly<Record<string, string>> = {
  default_transaction_isolation: "read committed",
  array_nulls: "on",
};
const setDefaults = Object.entries(defaults)
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join("; ");

const toSql = ({ statementSeconds, lockSeconds, idleTransactionSeconds }: TimeLimits) =>
  `SET statement_timeout = '${statementSeconds}s'; SET lock_timeout = '${lockSeconds}s'; ` +
  `SET idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'`;

const statement = `SELECT pg_backend_pid() AS "processId", quote_ident(session_user) AS role,
  (SELECT json_object_agg(name, reset_val) FROM pg_settings
    WHERE name IN (${Object.keys(defaults)
      .map((name) => `'${name}'`)
      .join()})) AS defaults,
  (SELECT json_object_agg(name, setting::integer) FROM pg_settings
    WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) AS limits`;

interface Found {
  processId: number;
  role: string;
  defaults: Record<string, string>;
  /** The time limits that the role has, in ms; 0 for none. */
  limits: Record<string, number>;
}

interface Prepared {
  isPooled: boolean;
  /** Statements that set the role's time limits, where it has none or longer ones than ours. */
  missingLimits: string[];
}

/**
 * Pins the settings of a new connection. Tells whether it goes through a pooler such as PgBouncer, recognised because it
 * reports a process id of its own instead of the backend's. Startup options would be shorter, but PgBouncer refuses them.
 * PgBouncer applies the formats to each backend connection that it hands out, but neither the other settings nor the
 * time limits, so the defaults must be right. Errors: throws a ConfigError if one of the settings is not.
 */
export async function prepareConnection(client: pg.ClientBase, limits: TimeLimits): Promise<Prepared> {
  const { rows } = await client.query<Found>(statement);
  const [found] = rows;
  const isPooled = found?.processId !== ("processID" in client ? client.processID : null);
  const wrong = Object.entries(defaults).find(([name, value]) => found?.defaults[name] !== value);
  if (isPooled && wrong)
    throw new ConfigError(`DATABASE_URL leads to a pooler, behind which ${wrong.join(" must be '")}' for its role.`);
  await client.query(isPooled ? formats : `${formats}; ${setDefaults}; ${toSql(limits)}`);
  return { isPooled, missingLimits: isPooled && found ? findMissingLimits(found, limits) : [] };
}

/**
 * Whether the pooler keeps track of named statements, as PgBouncer does from 1.21 on with `max_prepared_statements`: it then
 * gives each one a name of its own, and prepares it on every connection to the database that runs it.
 */
export async function keepsNames(client: pg.ClientBase): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  // In a transaction, so that all three run on the same connection to the database.
  await client.query("BEGIN");
  const text = `SELECT FROM pg_prepared_statements WHERE name LIKE 'PGBOUNCER%' AND statement LIKE '%${name}%'`;
  const { rows } = await client.query({ name, text });
  const isKept = rows.length > 0;
  if (!isKept) await client.query(`DEALLOCATE "${name}"`);
  await client.query("COMMIT");
  return isKept;
}

function findMissingLimits({ role, limits: given }: Found, limits: TimeLimits): string[] {
  return Object.entries({
    statement_timeout: limits.statementSeconds,
    lock_timeout: limits.lockSeconds,
    idle_in_transaction_session_timeout: limits.idleTransactionSeconds,
  }).flatMap(([name, seconds]) => {
    const milliseconds = given[name] ?? 0;
    const isShort = milliseconds > 0 && milliseconds <= seconds * 1_000;
    return isShort ? [] : [`ALTER ROLE ${role} SET ${name} = '${seconds}s'`];
  });
}

/** The embedded engine has a single connection and no pooler. */
export async function prepareEmbedded(client: pg.ClientBase): Promise<void> {
  await client.query(`${formats}; ${setDefaults}`);
}
