import { createHash } from "node:crypto";
import type { ErrorCode } from "@kautia/contract";
import { fileTypeFromBuffer } from "file-type";
import type { DocumentStorage } from "../../ports/document-storage.ts";
import type { FileScanner } from "../../ports/file-scanner.ts";

/** What a stored file is, as found in its bytes. */
export interface ReceivedFile {
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

const allowed = ["application/pdf", "image/jpeg", "image/png", "image/heic", "image/heif"];
// Every allowed type shows itself within this many bytes.
const headBytes = 4_100;

class FileRefused extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Streams a file into the storage, finding its type in its first bytes and counting as it goes, then has it scanned.
 * A file that is refused leaves nothing behind; the code says why. Errors of storage and scanner are thrown, and then
 * nothing stays either.
 */
export async function receiveFile(
  content: AsyncIterable<Uint8Array>,
  key: string,
  to: { storage: DocumentStorage; scanner: FileScanner; maxBytes: number },
): Promise<ReceivedFile | ErrorCode> {
  const hash = createHash("sha256");
  const found = { contentType: "", size: 0 };
  try {
    await to.storage.save(key, inspect(content, to.maxBytes, found, hash));
    if ((await to.scanner.scan(to.storage.read(key))) === "infected") throw new FileRefused("FILE_INFECTED");
    return { ...found, sha256: hash.digest() };
  } catch (error) {
    await to.storage.remove(key);
    if (error instanceof FileRefused) return error.code;
    throw error;
  }
}

/** Passes the bytes on, and stops with a refusal at the first that may not pass. */
async function* inspect(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  found: { contentType: string; size: number },
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | null = [];
  for await (const chunk of content) {
    found.size += chunk.length;
    if (found.size > maxBytes) throw new FileRefused("FILE_TOO_LARGE");
    hash.update(chunk);
    if (!head) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    if (found.size < headBytes) continue;
    yield await recognise(head, found);
    head = null;
  }
  if (found.size === 0) throw new FileRefused("FILE_EMPTY");
  if (head) yield await recognise(head, found);
}

async function recognise(head: readonly Uint8Array[], found: { contentType: string }): Promise<Uint8Array> {
  const bytes = Buffer.concat(head);
  const type = await fileTypeFromBuffer(bytes);
  // A PDF's mark may stand anywhere in its first kilobyte for lenient readers; here it must be the first thing.
  if (!type || !allowed.includes(type.mime)) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
  found.contentType = type.mime;
  return bytes;
}
