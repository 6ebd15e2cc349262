/** A named statement is parsed and planned only once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** For hot paths, one round trip each. Everything else goes through Kysely. */
export interface Sql {
  /** On its own connection. Never call it inside an open transaction: PGlite has no other. */
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Several statements without values, possibly with their own transaction; returns the rows of all. */
  script(text: string): Promise<object[]>;
}

export interface DatabaseConnection<Db> {
  db: Db;
  sql: Sql;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export class FolderLockedError extends Error {
  override name = "FolderLockedError";
}
