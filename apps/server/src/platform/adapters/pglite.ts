import { existsSync, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { ConfigError } from "../config/config-error.ts";
import { createPglite } from "./create-pglite.ts";
import type { Log } from "../log.ts";
import { connectPglite, type WatchPool } from "./engine.ts";
import { copySnapshot } from "./snapshot.ts";
import { DatabaseSync } from "node:sqlite";
import { FolderLockedError } from "../database/connection.ts";

/** In bytes. With less free disk space, a write fails, and after it every other one. */
const minFreeBytes = 32 * 1024 ** 2;

/**
 * PostgreSQL's default of 128 MB would stay in memory after the first large query. The system caches the files anyway.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the embedded database, which only one process at a time can use (docs/decisions.md). */
export async function openPglite(dataDir: string, options: { watch?: WatchPool; log?: Log } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    if (!(await hasRoom(dataDir)))
      throw new ConfigError("DATA_DIR has less than 32 MB of free disk; make room, or choose another folder.");
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) copySnapshot(folder);
    const lite = await createPglite({ dataDir: folder, startParams });
    const findProblem = async () => ((await hasRoom(dataDir)) ? null : "DATA_DIR has less than 32 MB of free disk");
    return connectPglite(lite, { ...options, whenClosed: unlock, findProblem });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}

/** The operating system holds the lock, so kill -9 leaves no stale one. In Node, only SQLite offers such locks. */
function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes("locked"))
      throw new FolderLockedError(
        `DATA_DIR: ${folder} is in use by another server; stop it, or choose another folder.`,
      );
    throw error;
  }
  return () => lock.close();
}
