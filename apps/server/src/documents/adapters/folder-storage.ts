import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentStorage } from "../ports/document-storage.ts";

/** Stores each file under its key in a folder. A file gets its name only once it is complete and synced. */
export function folderStorage(folder: string): DocumentStorage {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("not a storage key");
    return join(folder, key);
  };
  const idFile = join(folder, "folder-id");
  return {
    async save(key, content) {
      const path = pathOf(key);
      const partial = `${path}.part`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const file = await open(partial, "w", 0o600);
        try {
          for await (const chunk of content) await file.writeFile(chunk);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    async remove(key) {
      const path = pathOf(key);
      // A server that was killed while writing may have left a partial file.
      await rm(`${path}.part`, { force: true });
      await rm(path, { force: true });
    },
    async findPlace() {
      try {
        return (await readFile(idFile, "utf8")).trim();
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async namePlace(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${idFile}.part`, `${id}\n`, { mode: 0o600 });
      await rename(`${idFile}.part`, idFile);
    },
  };
}
