import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DocumentStorage } from "../ports/document-storage.ts";
import type { Random } from "../../platform/random.ts";
import { type S3Account, sendS3Request } from "./send-s3-request.ts";

export interface S3Settings extends S3Account {
  bucket: string;
  spoolFolder: string;
  random: Random;
  /** Delays before the retries, in ms. */
  pauses?: readonly number[];
}

/**
 * Stores files in an S3 bucket. S3 needs a file's length and hash before the first byte, so the file is first written
 * to the server's own disk. That copy is unlinked at once, so a killed server leaves nothing behind.
 */
export function s3Storage({
  bucket,
  spoolFolder,
  random,
  pauses = [200, 1_000],
  ...account
}: S3Settings): DocumentStorage {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("not a storage key");
    return `/${bucket}/${key}`;
  };

  /** Retries connection errors, 5xx and 429; returns the last status. */
  async function withRetries(send: () => Promise<number>): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      const pause = pauses[attempt];
      try {
        const status = await send();
        if ((status < 500 && status !== 429) || pause === undefined) return status;
      } catch (error) {
        if (pause === undefined) throw error;
      }
      await wait(pause);
    }
  }

  return {
    async save(key, content) {
      const path = pathOf(key);
      await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
      const name = join(spoolFolder, random.token());
      const file = await open(name, "wx+", 0o600);
      try {
        await rm(name);
        const { size, sha256 } = await spool(content, file);
        const status = await withRetries(async () => {
          const body = file.createReadStream({ start: 0, autoClose: false });
          const response = await sendS3Request(account, { method: "PUT", path, size, sha256, body });
          response.resume();
          return response.statusCode ?? 0;
        });
        if (status !== 200) throw new Error(`the storage answered ${status} to an upload`);
      } finally {
        await file.close();
      }
    },

    async *read(key) {
      const response = await sendS3Request(account, { method: "GET", path: pathOf(key) });
      if (response.statusCode !== 200) {
        response.resume();
        throw new Error(`the storage answered ${response.statusCode} to a download`);
      }
      yield* response;
    },

    async remove(key) {
      const status = await withRetries(async () => {
        const response = await sendS3Request(account, { method: "DELETE", path: pathOf(key) });
        response.resume();
        return response.statusCode ?? 0;
      });
      if (![200, 204, 404].includes(status)) throw new Error(`the storage answered ${status} to a deletion`);
    },
  };
}

async function spool(content: AsyncIterable<Uint8Array>, file: FileHandle): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    await file.writeFile(chunk);
  }
  return { size, sha256: hash.digest("hex") };
}
