import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { connectPglite, type WatchPool } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { copySnapshot } from "./snapshot.ts";

/** For one process at a time (decision 0003). */
export async function openPglite(dataDir: string, options: { watch?: WatchPool } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) copySnapshot(folder);
    const lite = await PGlite.create(folder);
    return connectPglite(lite, unlock, options.watch);
  } catch (error) {
    unlock();
    throw error;
  }
}
