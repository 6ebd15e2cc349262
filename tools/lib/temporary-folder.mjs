import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps the temporary files of this process and its children in memory, where copying a test database takes a quarter of
 * the time. Without such a folder, without room, or if TMPDIR is set, they stay where they are. Deleted at the exit.
 * @param {string} [memory]
 * @param {number} [bytesNeeded]  more than a run has ever needed
 * @returns {string | null}  the folder
 */
export function keepTemporaryFilesInMemory(memory = "/dev/shm", bytesNeeded = 4 * 1024 ** 3) {
  if (process.env["TMPDIR"] || !hasRoom(memory, bytesNeeded)) return null;
  const folder = mkdtempSync(join(memory, "kautia-test-"));
  // PostgreSQL refuses to run as root, so it may run as another user who has to enter this folder.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** @returns {boolean} */
function hasRoom(/** @type {string} */ memory, /** @type {number} */ bytesNeeded) {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytesNeeded && !isNoExec(memory);
  } catch {
    return false;
  }
}

/** The tests run programs from temporary folders. */
function isNoExec(/** @type {string} */ memory) {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  return mounts.some((line) => line.split(" ")[1] === memory && /\bnoexec\b/.test(line));
}
