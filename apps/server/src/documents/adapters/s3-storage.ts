import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { DocumentStorage } from "../ports/document-storage.ts";
import type { Log } from "../../platform/log.ts";
import type { Random } from "../../platform/random.ts";
import { attempts, checkBucket, makeS3Client, type S3Account } from "./s3-client.ts";
import { minute } from "../../platform/rules/durations.ts";

interface S3Settings {
  bucket: string;
  spoolFolder: string;
  random: Random;
  /** Delays before the retries of an upload, in ms. */
  pauses?: readonly number[];
  /** Timeout for storing one file after it has arrived, retries included, in ms. */
  longestMs?: number;
}

/** Errors: throws a ConfigError if the bucket does not exist or the account is refused. */
export async function openS3Storage(settings: S3Settings & S3Account & { log: Log }): Promise<DocumentStorage> {
  const client = makeS3Client(settings);
  await checkBucket(client, settings.bucket, settings.log);
  return s3Storage(client, settings);
}

/**
 * Stores files in an S3 bucket. S3 needs a file's length and hash before the first byte, so the file is first written
 * to the server's own disk. That copy is unlinked at once, so a killed server leaves nothing behind.
 */
export function s3Storage(
  client: S3Client,
  { bucket, spoolFolder, random, pauses = [200, 1_000], longestMs = minute }: S3Settings,
): DocumentStorage {
  const place = (key: string) => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("not a storage key");
    return { Bucket: bucket, Key: key };
  };

  return {
    async save(key, content) {
      const to = place(key);
      await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
      const name = join(spoolFolder, random.token());
      const file = await open(name, "wx+", 0o600);
      try {
        await rm(name);
        const { size, sha256 } = await spool(content, file);
        const facts = { ContentLength: size, ChecksumSHA256: sha256, ContentType: "application/octet-stream" };
        const abortSignal = AbortSignal.timeout(longestMs);
        await withRetries(pauses, () => {
          const Body = file.createReadStream({ start: 0, autoClose: false });
          return client.send(new PutObjectCommand({ ...to, ...facts, Body }), { abortSignal });
        });
      } finally {
        await file.close();
      }
    },

    async *read(key) {
      const from = place(key);
      let position = 0;
      for (let attempt = 1; ; attempt++) {
        const Range = position > 0 ? `bytes=${position}-` : undefined;
        const { Body, ContentRange } = await client.send(new GetObjectCommand({ ...from, Range }));
        if (Range && !ContentRange) throw new Error("the storage cannot continue a download");
        if (!(Body instanceof Readable)) throw new Error("the storage sent no file");
        try {
          for await (const chunk of Body) {
            position += chunk.length;
            yield chunk;
          }
          return;
        } catch (error) {
          if (attempt === attempts) throw error;
        }
      }
    },

    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(place(key)));
      } catch (error) {
        // Some stores report a missing file, which is not an error here, unlike a missing bucket.
        if (!(error instanceof S3ServiceException && error.name === "NoSuchKey")) throw error;
      }
    },

    findPlace: async () => bucket,
    async namePlace() {},
  };
}

/** Retries connection errors, 5xx and 429. */
async function withRetries(pauses: readonly number[], send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await send();
      return;
    } catch (error) {
      const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
      const pause = pauses[attempt];
      if ((status < 500 && status !== 429) || pause === undefined) throw error;
      await wait(pause);
    }
  }
}

async function spool(content: AsyncIterable<Uint8Array>, file: FileHandle): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    await file.writeFile(chunk);
  }
  return { size, sha256: hash.digest("base64") };
}
