/** A statement with its values; one with a name is parsed and planned once for each connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** Plain statements, for hot paths where each is one round trip; everything else goes through Kysely. */
export interface Sql {
  /** Runs one statement on a connection of its own. Never call it inside an open transaction: PGlite has one connection. */
  query<Row extends object>(statement: Statement): Promise<Row[]>;
  /** Runs several statements without values, which may open and end a transaction; answers the rows of all of them. */
  script(text: string): Promise<object[]>;
}

/** An open database, whichever engine it is. */
export interface DatabaseConnection<Db> {
  db: Db;
  sql: Sql;
  /** True once a statement can be answered; false while the database is away. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Another process uses the folder of the embedded database. */
export class FolderLockedError extends Error {
  override name = "FolderLockedError";
}
