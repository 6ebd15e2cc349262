import { expect, describe, it } from "vitest";
import { builtInScanner } from "./adapters/built-in-scanner.ts";
import type { DocumentStorage } from "./ports/document-storage.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { receiveFile, type ReceiveOptions } from "./receive-file.ts";
import { eicar } from "#testing/applications/uploads.ts";

function memoryStorage(): DocumentStorage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    async save(key, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      files.set(key, Buffer.concat(chunks));
    },
    async *read(key) {
      yield files.get(key) ?? Buffer.alloc(0);
    },
    async remove(key) {
      files.delete(key);
    },
    findPlace: async () => "memory",
    async namePlace() {},
  };
}

async function* inChunks(bytes: Buffer, size = 1000) {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
}

const pdf = (rest: string) => Buffer.from(`%PDF-1.7\n${rest}`);
const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154", "hex");

const limits = { log: silentLog, maxBytes: 100_000, maxPixels: 250_000_000, announced: 0 };

async function receive(content: AsyncIterable<Uint8Array>, options: Partial<ReceiveOptions> = {}) {
  const storage = memoryStorage();
  const received = await receiveFile(content, "key", { ...limits, storage, scanner: builtInScanner, ...options });
  return { received, kept: storage.files.get("key")?.length ?? null };
}

describe("receiving a file", () => {
  it.each([1, 7, 4_100, 100_000])("recognises the type by the content, in chunks of %i bytes", async (size) => {
    const bytes = pdf("x".repeat(9_000));
    const { received, kept } = await receive(inChunks(bytes, size));
    expect(received).toMatchObject({ contentType: "application/pdf", size: bytes.length, scan: "CLEAN" });
    expect(kept).toBe(bytes.length);
  });

  it("accepts a small picture", async () => {
    expect((await receive(inChunks(png))).received).toMatchObject({ contentType: "image/png" });
  });

  it.each([
    ["FILE_EMPTY", Buffer.alloc(0)],
    ["FILE_TYPE_NOT_ALLOWED", Buffer.from("<html><script>alert(1)</script></html>")],
    ["FILE_TYPE_NOT_ALLOWED", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["FILE_TYPE_NOT_ALLOWED", Buffer.from(`<!doctype html>${" ".repeat(600)}%PDF-1.7`)],
    ["FILE_TYPE_NOT_ALLOWED", Buffer.from("MZ\u0090\u0000".padEnd(5000, "x"), "latin1")],
    ["FILE_TYPE_NOT_ALLOWED", Buffer.from("PK\u0003\u0004".padEnd(9_000, "\0"), "latin1")],
    [
      "FILE_TYPE_NOT_ALLOWED",
      Buffer.concat([png.subarray(0, 16), Buffer.from("0000753000007530", "hex"), png.subarray(24)]),
    ],
    ["FILE_TOO_LARGE", pdf("x".repeat(100_000))],
    ["FILE_INFECTED", pdf(`${"x".repeat(6_000)}${eicar}`)],
  ])("refuses with %s", async (code, bytes) => {
    expect((await receive(inChunks(bytes))).received).toBe(code);
  });

  it("refuses a file that the scanner could not look into", async () => {
    const scanner = { scan: () => Promise.resolve("unreadable" as const) };
    expect((await receive(inChunks(pdf("locked")), { scanner })).received).toBe("FILE_TYPE_NOT_ALLOWED");
  });

  it("does not read a file whose announced size is too large", async () => {
    // oxlint-disable-next-line require-yield -- must not be read
    async function* unread(): AsyncGenerator<Uint8Array> {
      throw new Error("it was read");
    }
    expect(await receive(unread(), { announced: 100_001 })).toEqual({ received: "FILE_TOO_LARGE", kept: null });
  });

  it("fails when the upload breaks off", async () => {
    async function* broken() {
      yield pdf("half");
      throw new Error("network lost");
    }
    await expect(receive(broken())).rejects.toThrow("network lost");
  });

  it("reports the storage when the stored file cannot be read back, instead of blaming the scanner", async () => {
    const storage: DocumentStorage = {
      ...memoryStorage(),
      // oxlint-disable-next-line require-yield -- it fails before the first byte
      async *read() {
        throw new Error("storage down");
      },
    };
    await expect(receive(inChunks(png), { storage })).resolves.toMatchObject({ received: "PROVIDER_UNAVAILABLE" });
  });

  it("keeps the file in quarantine when the scanner is down", async () => {
    const storage = memoryStorage();
    const scanner = { scan: () => Promise.reject(new Error("scanner down")) };
    const received = await receiveFile(inChunks(png), "key", { ...limits, storage, scanner });
    expect(received).toMatchObject({ contentType: "image/png", scan: "WAITING" });
    expect(storage.files.size).toBe(1);
  });
});
