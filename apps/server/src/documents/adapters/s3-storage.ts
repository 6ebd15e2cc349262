import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DocumentStorage } from "../ports/document-storage.ts";
import type { Random } from "../../platform/random.ts";
import { askS3, type S3Account } from "./ask-s3.ts";
import { spool } from "./spool.ts";

export interface S3Settings extends S3Account {
  bucket: string;
  /** Where a file waits until it is whole, and its length and hash are known. */
  spoolFolder: string;
  random: Random;
  /** How long to wait before each further try, in ms. */
  pauses?: readonly number[];
}

/**
 * A bucket of any store that speaks S3. It wants to know a file's length and hash before the first byte: the file waits on
 * the server's own disk until then, without a name, so that a killed server leaves nothing of it.
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

  /** Asks until there is an answer that is not the store's own trouble. */
  async function insist(ask: () => Promise<number>): Promise<number> {
    for (let tries = 0; ; tries++) {
      const pause = pauses[tries];
      try {
        const status = await ask();
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
        const status = await insist(async () => {
          const body = file.createReadStream({ start: 0, autoClose: false });
          const answer = await askS3(account, { method: "PUT", path, size, sha256, body });
          answer.resume();
          return answer.statusCode ?? 0;
        });
        if (status !== 200) throw new Error(`the storage answered ${status} to a file`);
      } finally {
        await file.close();
      }
    },

    async *read(key) {
      const answer = await askS3(account, { method: "GET", path: pathOf(key) });
      if (answer.statusCode !== 200) {
        answer.resume();
        throw new Error(`the storage answered ${answer.statusCode} where a file should be`);
      }
      yield* answer;
    },

    async remove(key) {
      const status = await insist(async () => {
        const answer = await askS3(account, { method: "DELETE", path: pathOf(key) });
        answer.resume();
        return answer.statusCode ?? 0;
      });
      if (![200, 204, 404].includes(status)) throw new Error(`the storage answered ${status} to a removal`);
    },
  };
}
