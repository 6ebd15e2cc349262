import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FolderLockedError } from "../database/connection.ts";

/**
 * Keeps every other process off a folder until the answer is called or this process ends, however it ends: the lock is
 * the operating system's own (SQLite is only the way to it that Node brings along), so a kill -9 leaves nothing stale
 * behind, which a file with a process number in it would.
 */
export function lockFolder(folder: string): () => void {
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
