import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentStorage } from "../ports/document-storage.ts";
import { s3Account, startS3Double } from "#testing/doubles/s3-double.ts";
import { ConfigError } from "../../platform/config/config-error.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { systemRandom } from "../../platform/adapters/system-random.ts";
import { folderStorage } from "./folder-storage.ts";
import { makeS3Client, type S3Account } from "./s3-client.ts";
import { openS3Storage, s3Storage } from "./s3-storage.ts";

const key = "0123456789abcdef".repeat(2);
const other = "fedcba9876543210".repeat(2);

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* brokenOff() {
  yield Buffer.from("half of a passpo");
  throw new Error("the tenant's phone lost the network");
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of content) read.push(chunk);
  return Buffer.concat(read);
}
const textOf = async (content: AsyncIterable<Uint8Array>) => (await bytesOf(content)).toString();

const gone = /ENOENT|NoSuchKey/;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-storage-"));
});
afterEach(() => rm(folder, { recursive: true }));

function testStorage(open: () => DocumentStorage, list: () => Promise<string[]>) {
  it("returns files unchanged", async () => {
    await open().save(key, chunks("Reise", "pass"));
    await open().save(other, chunks(""));
    expect(await textOf(open().read(key))).toBe("Reisepass");
    expect(await textOf(open().read(other))).toBe("");
  });

  it("returns a file of many chunks", async () => {
    const piece = createHash("sha512").update("x").digest();
    async function* many() {
      for (let index = 0; index < 40_000; index++) yield piece;
    }
    await open().save(key, many());
    expect((await bytesOf(open().read(key))).length).toBe(40_000 * piece.length);
  });

  it("replaces a file that is saved again under its key", async () => {
    await open().save(key, chunks("the longer first one"));
    await open().save(key, chunks("the second"));
    expect(await textOf(open().read(key))).toBe("the second");
  });

  it("keeps nothing of an interrupted upload", async () => {
    await expect(open().save(key, brokenOff())).rejects.toThrow("lost the network");
    expect(await list()).toEqual([]);
    await expect(textOf(open().read(key))).rejects.toThrow(gone);
  });

  it("removes only the given file, and tolerates a second removal", async () => {
    await open().save(key, chunks("x"));
    await open().save(other, chunks("y"));
    await open().remove(key);
    await open().remove(key);
    await expect(textOf(open().read(key))).rejects.toThrow(gone);
    expect(await textOf(open().read(other))).toBe("y");
  });

  it("accepts only storage keys as names", async () => {
    for (const name of ["../../etc/passwd", "", `${key}/x`, key.toUpperCase()]) {
      await expect(open().save(name, chunks("x"))).rejects.toThrow("not a storage key");
      await expect((async () => textOf(open().read(name)))()).rejects.toThrow("not a storage key");
    }
    expect(await list()).toEqual([]);
  });
}

describe("folder storage", () => {
  const open = () => folderStorage(join(folder, "documents"));
  const list = () => readdir(join(folder, "documents")).catch(() => []);
  testStorage(open, list);

  it("has an id once it was given one, and keeps it", async () => {
    expect(await open().findPlace()).toBeNull();
    await open().namePlace("one");
    expect(await open().findPlace()).toBe("one");
  });

  it("removes a file that a killed server left half written", async () => {
    await mkdir(join(folder, "documents"));
    await writeFile(join(folder, "documents", `${key}.part`), "half");
    await open().remove(key);
    expect(await list()).toEqual([]);
  });
});

describe("S3 storage", () => {
  let double: Awaited<ReturnType<typeof startS3Double>>;
  beforeAll(async () => {
    double = await startS3Double();
  });
  afterEach(() => double.files.clear());
  afterAll(() => double.stop());
  const settings = (): Parameters<typeof s3Storage>[1] & S3Account => ({
    ...s3Account,
    endpoint: double.endpoint,
    bucket: "papers",
    spoolFolder: join(folder, "arriving"),
    random: systemRandom,
    pauses: [1, 1],
    idleMs: 200,
  });
  const open = (changes: Partial<ReturnType<typeof settings>> = {}) =>
    s3Storage(makeS3Client({ ...settings(), ...changes }), { ...settings(), ...changes });
  testStorage(open, async () => [...double.files.keys()]);

  it("is identified by the name of its bucket", async () => {
    expect(await open().findPlace()).toBe("papers");
  });

  it("stores files under their keys and leaves none on the server's own disk", async () => {
    await open().save(key, chunks("x"));
    expect([...double.files.keys()]).toEqual([`/papers/${key}`]);
    expect(await readdir(join(folder, "arriving"))).toEqual([]);
  });

  it.each(["is down", "is silent"] as const)("sends a request at most three times when the store %s", async (mood) => {
    double.is(mood, mood);
    await open().save(key, chunks("Reise", "pass"));
    double.is(mood, mood);
    expect(await textOf(open().read(key))).toBe("Reisepass");
    double.is(mood, mood);
    await open().remove(key);
    expect(double.files.size).toBe(0);
    double.is(mood, mood, mood);
    await expect(open().save(key, chunks("x"))).rejects.toThrow(/ServiceUnavailable|timed out/);
    double.is();
  });

  it("continues a file when the store breaks off in the middle, twice at most", async () => {
    await open().save(key, chunks("Personalausweis"));
    double.is("breaks off", "breaks off");
    expect(await textOf(open().read(key))).toBe("Personalausweis");
    double.is("breaks off", "breaks off", "breaks off");
    await expect(textOf(open().read(key))).rejects.toThrow("aborted");
    double.is();
  });

  it("never takes a missing bucket for a deleted file", async () => {
    const elsewhere = open({ bucket: "no-such-bucket" });
    await expect(elsewhere.remove(key)).rejects.toThrow("NoSuchBucket");
    await expect(elsewhere.save(key, chunks("x"))).rejects.toThrow("NoSuchBucket");
    await expect(textOf(elsewhere.read(key))).rejects.toThrow("NoSuchBucket");
  });

  it("fails with a wrong secret", async () => {
    const stranger = open({ keys: { ...s3Account.keys, secretAccessKey: "guessed" } });
    await expect(stranger.save(key, chunks("x"))).rejects.toThrow("SignatureDoesNotMatch");
    await expect(textOf(stranger.read(key))).rejects.toThrow("SignatureDoesNotMatch");
    await expect(stranger.remove(key)).rejects.toThrow("SignatureDoesNotMatch");
    expect(double.files.size).toBe(0);
  });

  it("signs with the credentials and the session token of the environment when no keys are set", async () => {
    vi.stubEnv("AWS_ACCESS_KEY_ID", s3Account.keys.accessKeyId);
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", s3Account.keys.secretAccessKey);
    vi.stubEnv("AWS_SESSION_TOKEN", "of-a-role");
    await open({ keys: null }).save(key, chunks("x"));
    expect(double.sessionTokens.at(-1)).toBe("of-a-role");
    vi.unstubAllEnvs();
  });

  describe("at the start", () => {
    const start = (changes: Partial<ReturnType<typeof settings>>) =>
      openS3Storage({ ...settings(), log: silentLog, ...changes });

    it.each([
      ["the bucket does not exist", { bucket: "no-such-bucket" }, /^S3_BUCKET names a bucket that does not exist\.$/],
      ["the region is another one", { region: "us-east-1" }, /^S3_REGION /],
      ["the key is unknown", { keys: { ...s3Account.keys, accessKeyId: "OTHER" } }, /^S3_ACCESS_KEY_ID /],
      ["the secret is wrong", { keys: { ...s3Account.keys, secretAccessKey: "guessed" } }, /^S3_SECRET_ACCESS_KEY /],
    ])("stops with one line when %s", async (_, changes, line) => {
      await expect(start(changes)).rejects.toThrow(ConfigError);
      await expect(start(changes)).rejects.toThrow(line);
    });

    it("continues while the store is down, and uses it once it is back", async () => {
      double.is("is down", "is down", "is down");
      const storage = await start({});
      await storage.save(key, chunks("x"));
      expect(await textOf(storage.read(key))).toBe("x");
    });
  });
});
