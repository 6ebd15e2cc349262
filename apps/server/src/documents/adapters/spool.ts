import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";

/** Writes all that comes into a file, and tells how much it was and its SHA-256 in hex. */
export async function spool(
  content: AsyncIterable<Uint8Array>,
  file: FileHandle,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    await file.writeFile(chunk);
  }
  return { size, sha256: hash.digest("hex") };
}
