/** A named statement is parsed and planned only once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** Plain statements for hot paths, one round trip each. Everything else goes through Kysely. */
export interface Sql {
  /** Uses its own connection. Never call it inside an open transaction: PGlite has only one connection. */
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Runs several statements without parameters and returns all their rows. They may contain their own transaction. */
  script(text: string): Promise<object[]>;
}

export interface PoolUsage {
  /** Open connections, including idle ones. */
  open: number;
  idle: number;
  /** Callers waiting for a connection. */
  waiting: number;
  /** Callers refused since the start because too many were waiting. */
  refused: number;
}

export interface DatabaseConnection<Db> {
  db: Db;
  sql: Sql;
  /** One sentence about why the database cannot be used now; null while it can. */
  findProblem(): Promise<string | null>;
  poolUsage(): PoolUsage;
  close(): Promise<void>;
}

/**
 * Time limits that PostgreSQL enforces. Behind a pooler they must be set for the role: ALTER ROLE … SET
 * statement_timeout.
 */
export interface TimeLimits {
  statementSeconds: number;
  lockSeconds: number;
  idleTransactionSeconds: number;
}

/** How one process connects to PostgreSQL. */
export interface PoolSettings {
  connections: number;
  /** Callers that may wait for a connection; the next is refused at once. */
  longestQueue: number;
  limits: TimeLimits;
}

export const defaultPool: PoolSettings = {
  connections: 20,
  longestQueue: 200,
  limits: { statementSeconds: 30, lockSeconds: 2, idleTransactionSeconds: 60 },
};

export class FolderLockedError extends Error {
  override name = "FolderLockedError";
}
