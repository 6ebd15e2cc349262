import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FolderLockedError } from "../database/connection.ts";

/** The operating system holds the lock, so kill -9 leaves no stale one. In Node, only SQLite offers such locks. */
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
