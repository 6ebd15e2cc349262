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
  /** Runs several statements without values; returns the rows of all. They may contain their own transaction. */
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
