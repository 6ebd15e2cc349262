import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClockCheck } from "../../platform/clock/clock-check.ts";
import { openPglite } from "../../platform/adapters/pglite.ts";
import { openPostgres } from "../../platform/adapters/postgres.ts";
import { systemRandom } from "../../platform/adapters/system-random.ts";
import { createPostgresDatabase, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { testEngine } from "./make-test-database.ts";
import { makeTestServer, type TestServer } from "../server/make-test-server.ts";
import { silentLog } from "../server/silent-log.ts";

export interface PersistentDatabase {
  settings: Record<string, string>;
  /** Runs `act` with a server in this process, on real time. On PGlite no other server may be running. */
  inside<T>(act: (server: TestServer) => Promise<T>): Promise<T>;
  copy(): Promise<PersistentDatabase>;
  remove(): Promise<void>;
}

export async function makePersistentDatabase(): Promise<PersistentDatabase> {
  return openPlace(testEngine() === "postgres" ? await createPostgresDatabase() : null);
}

async function openPlace(postgres: TestDatabase | null): Promise<PersistentDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-server-"));
  const open = () => (postgres ? openPostgres(postgres.url, { log: silentLog }) : openPglite(dataDir));
  return {
    settings: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    async inside(act) {
      const real = { clock: new ClockCheck(), random: systemRandom, database: await open() };
      const server = await makeTestServer({ overrides: real });
      try {
        return await act(server);
      } finally {
        await server.close();
      }
    },
    async copy() {
      const place = await openPlace(postgres && (await createPostgresDatabase(postgres.name)));
      await cp(dataDir, place.settings["DATA_DIR"] ?? "", { recursive: true });
      return place;
    },
    async remove() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
