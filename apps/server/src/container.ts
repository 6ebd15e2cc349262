import { join } from "node:path";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { openSettableClock } from "./adapters/clock/settable-clock.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { openPglite } from "./adapters/database/pglite.ts";
import { openPostgres } from "./adapters/database/postgres.ts";
import { systemRandom } from "./adapters/random/system-random.ts";
import { builtInScanner } from "./adapters/scanner/built-in-scanner.ts";
import { folderStorage } from "./adapters/storage/folder-storage.ts";
import type { Config } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import type { Database } from "./database/tables.ts";
import type { Clock, SettableClock } from "./ports/clock.ts";
import type { DatabaseConnection, Sql } from "./ports/database.ts";
import type { DocumentStorage } from "./ports/document-storage.ts";
import type { FileScanner } from "./ports/file-scanner.ts";
import type { Log } from "./ports/log.ts";
import type { Random } from "./ports/random.ts";

/** Everything that the rest of the server is given; nothing else reaches outside. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  /** Named statements for hot paths. */
  sql: Sql;
  clock: Clock;
  /** Null in production, where nobody moves the time. */
  settableClock: SettableClock | null;
  random: Random;
  log: Log;
  storage: DocumentStorage;
  scanner: FileScanner;
  isReady(): Promise<boolean>;
  /** Lets go of everything, in the reverse of the order in which it was taken. */
  close(): Promise<void>;
}

/** What a test puts in place of the real thing. */
export interface Overrides {
  database?: DatabaseConnection<Kysely<Database>>;
  /** What the settable clock runs ahead of. */
  clock?: Clock;
  random?: Random;
  log?: Log;
}

/** The only place that names adapters: opens what the settings ask for, brings the tables up to date, wires the rest. */
export async function makeContainer(config: Config, overrides: Overrides = {}): Promise<Deps> {
  const log = overrides.log ?? pino({ level: config.logLevel });
  const database = overrides.database ?? (await openDatabase(config, log));
  try {
    await migrate(database.db);
    const { db, sql, isReady } = database;
    const base = overrides.clock ?? systemClock;
    const settableClock = config.devCalls ? await openSettableClock(sql, base) : null;
    const random = overrides.random ?? systemRandom;
    return {
      config,
      db,
      sql,
      clock: settableClock ?? base,
      settableClock,
      random,
      log,
      storage: folderStorage(join(config.dataDir, "documents")),
      scanner: builtInScanner,
      isReady,
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config, log: Log) {
  return databaseUrl ? openPostgres(databaseUrl, { log }) : openPglite(dataDir);
}
