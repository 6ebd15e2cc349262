import type { Kysely } from "kysely";
import { createPostgresDatabase, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { createPglite } from "../../platform/adapters/create-pglite.ts";
import { connectPglite } from "../../platform/adapters/engine.ts";
import { openPostgres } from "../../platform/adapters/postgres.ts";
import type { DatabaseConnection } from "../../platform/database/connection.ts";
import type { Database } from "../../platform/database/schema.ts";
import { loadPglite, testEngine } from "./make-test-database.ts";
import { silentLog } from "../server/silent-log.ts";

/** A migrated database that can be opened and closed again and again, by one server at a time. */
export interface RestorableDatabase {
  open(): Promise<DatabaseConnection<Kysely<Database>>>;
  /** Of a closed database. On PostgreSQL, the copy is another database; with PGlite, it is the same data folder. */
  copy(): Promise<RestorableDatabase>;
  remove(): Promise<void>;
}

export async function makeRestorableDatabase(): Promise<RestorableDatabase> {
  if (testEngine() === "postgres") return ofPostgres(await createPostgresDatabase());
  return ofFolder(await (await loadPglite()).dumpDataDir("none"));
}

function ofPostgres({ name, url, drop }: TestDatabase): RestorableDatabase {
  return {
    open: () => openPostgres(url, { log: silentLog }),
    copy: async () => ofPostgres(await createPostgresDatabase(name)),
    remove: drop,
  };
}

function ofFolder(original: File | Blob): RestorableDatabase {
  let folder = original;
  return {
    async open() {
      const lite = await createPglite({ loadDataDir: folder });
      const database = connectPglite(lite);
      return {
        ...database,
        async close() {
          folder = await lite.dumpDataDir("none");
          await database.close();
        },
      };
    },
    copy: async () => ofFolder(folder),
    remove: async () => {},
  };
}
