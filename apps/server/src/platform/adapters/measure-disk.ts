import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

export interface Disk {
  freeBytes: number;
  sizeBytes: number;
}

/** The disk of a folder, which need not exist yet. */
export async function measureDisk(folder: string): Promise<Disk> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch (error) {
    const parent = dirname(resolve(folder));
    if (parent === folder || !(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    return measureDisk(parent);
  }
}
