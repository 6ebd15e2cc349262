import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderStorage } from "./folder-storage.ts";

const key = "0123456789abcdef".repeat(2);

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* breaksOff() {
  yield Buffer.from("half of a passpo");
  throw new Error("the tenant's phone lost the network");
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("files in a folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kautia-storage-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("come back as they went in", async () => {
    const storage = folderStorage(join(folder, "documents"));
    await storage.save(key, pieces("Reise", "pass"));
    expect(await textOf(storage.read(key))).toBe("Reisepass");
  });

  it("leave nothing behind when they break off", async () => {
    await expect(folderStorage(folder).save(key, breaksOff())).rejects.toThrow("lost the network");
    expect(await readdir(folder)).toEqual([]);
  });

  it("are removed once, or twice", async () => {
    const storage = folderStorage(folder);
    await storage.save(key, pieces("x"));
    await storage.remove(key);
    await storage.remove(key);
    expect(await readdir(folder)).toEqual([]);
  });

  it("have no other names than keys", async () => {
    await expect(folderStorage(folder).save("../../etc/passwd", pieces("x"))).rejects.toThrow("not a storage key");
  });
});
