import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresDatabase } from "../../tools/lib/test-databases.ts";

/** Where a server keeps its data. */
export interface Storage {
  dataDir: string;
  /** The server's settings for it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * An empty data folder. In a test run it comes with a PostgreSQL database, because journeys take an eighth less processor
 * time on it than on the embedded one.
 */
export async function makeStorage(): Promise<Storage> {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-e2e-"));
  const database = process.env["TEST_DATABASE_TEMPLATE"] ? await createPostgresDatabase() : null;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
