import { createHash } from "node:crypto";
import type { ErrorCode } from "@kautia/contract";
import { fileTypeFromBuffer } from "file-type";
import { makePictureMeter, type PictureMeter } from "./rules/picture-size.ts";
import type { DocumentStorage } from "./ports/document-storage.ts";
import type { FileScanner } from "./ports/file-scanner.ts";
import type { Log } from "../platform/log.ts";

/** What a stored file is, as found in its bytes. */
export interface ReceivedFile {
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** WAITING: no scanner could be asked. */
  scan: "CLEAN" | "WAITING";
}

interface Found {
  contentType: string;
  size: number;
}

export interface Receiving {
  storage: DocumentStorage;
  scanner: FileScanner;
  log: Log;
  maxBytes: number;
  maxPixels: number;
  /** What is known of the size before a byte was read. */
  announced: number;
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
 * A file that is refused leaves nothing behind; the code says why. Errors of the storage are thrown, and then nothing
 * stays either. Without a scanner it stays, in quarantine.
 */
export async function receiveFile(
  content: AsyncIterable<Uint8Array>,
  key: string,
  to: Receiving,
): Promise<ReceivedFile | ErrorCode> {
  if (to.announced > to.maxBytes) return "FILE_TOO_LARGE";
  const hash = createHash("sha256");
  const found: Found = { contentType: "", size: 0 };
  try {
    await to.storage.save(key, inspect(content, to, found, hash));
    const scan = await scanStored(to, key);
    if (scan === "INFECTED") throw new FileRefused("FILE_INFECTED");
    return { ...found, sha256: hash.digest(), scan };
  } catch (error) {
    await to.storage.remove(key);
    if (error instanceof FileRefused) return error.code;
    throw error;
  }
}

/** What the scanner says of a stored file; WAITING when it says nothing. */
export async function scanStored(
  { storage, scanner, log }: Pick<Receiving, "storage" | "scanner" | "log">,
  key: string,
): Promise<"CLEAN" | "INFECTED" | "WAITING"> {
  try {
    return (await scanner.scan(storage.read(key))) === "infected" ? "INFECTED" : "CLEAN";
  } catch (error) {
    log.error({ error: String(error) }, "a file could not be scanned; it stays in quarantine and is tried again");
    return "WAITING";
  }
}

/** Passes the bytes on, and stops with a refusal at the first that may not pass. */
async function* inspect(
  content: AsyncIterable<Uint8Array>,
  { maxBytes, maxPixels }: Pick<Receiving, "maxBytes" | "maxPixels">,
  found: Found,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | null = [];
  let meter: PictureMeter | null = null;
  for await (const chunk of content) {
    found.size += chunk.length;
    if (found.size > maxBytes) throw new FileRefused("FILE_TOO_LARGE");
    hash.update(chunk);
    head?.push(chunk);
    if (head && found.size < headBytes) continue;
    const bytes: Uint8Array = head ? Buffer.concat(head) : chunk;
    head = null;
    meter ??= makePictureMeter(await recognise(bytes, found));
    measure(meter, bytes, maxPixels);
    yield bytes;
  }
  if (found.size === 0) throw new FileRefused("FILE_EMPTY");
  if (!head) return;
  const bytes = Buffer.concat(head);
  measure(makePictureMeter(await recognise(bytes, found)), bytes, maxPixels);
  yield bytes;
}

function measure(meter: PictureMeter, bytes: Uint8Array, maxPixels: number): void {
  meter.feed(bytes);
  if ((meter.pixels() ?? 0) > maxPixels) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
}

async function recognise(bytes: Uint8Array, found: Found): Promise<string> {
  const type = await fileTypeFromBuffer(bytes);
  // A PDF's mark may stand anywhere in its first kilobyte for lenient readers; here nothing but a byte order mark comes first.
  if (!type || !allowed.includes(type.mime)) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
  found.contentType = type.mime;
  return type.mime;
}
