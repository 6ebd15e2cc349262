import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../platform/adapters/system-clock.ts";
import { openPglite } from "../platform/adapters/pglite.ts";
import { openPostgres } from "../platform/adapters/postgres.ts";
import { systemRandom } from "../platform/adapters/system-random.ts";
import { createPostgresDatabase, testEngine, type TestDatabase } from "./make-test-database.ts";
import { makeTestServer, type TestServer } from "./make-test-server.ts";
import { silentLog } from "./silent-log.ts";

/** A database on disk, of the engine under test, that outlives the servers on it. */
export interface Place {
  /** What a server process is told of it. */
  settings: Record<string, string>;
  /** A server inside this process, on the real time, to prepare and to look; on PGlite only while no other runs. */
  inside<T>(act: (server: TestServer) => Promise<T>): Promise<T>;
  /** Another of the same content; while nobody is at this one. */
  copy(): Promise<Place>;
  remove(): Promise<void>;
}

export async function makePlace(): Promise<Place> {
  return openPlace(testEngine() === "postgres" ? await createPostgresDatabase() : null);
}

async function openPlace(postgres: TestDatabase | null): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-server-"));
  const open = () => (postgres ? openPostgres(postgres.url, { log: silentLog }) : openPglite(dataDir));
  return {
    settings: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    async inside(act) {
      const real = { clock: systemClock, random: systemRandom, database: await open() };
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
