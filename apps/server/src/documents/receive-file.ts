import { createHash } from "node:crypto";
import { type ErrorCode, recognisedBy, recogniseFile, type UploadType } from "@kautia/contract";
import { checkContent, type ContentCheck } from "./content-check.ts";
import type { DocumentStorage } from "./ports/document-storage.ts";
import type { FileScanner } from "./ports/file-scanner.ts";
import type { Log } from "../platform/log.ts";

export interface ReceivedFile {
  contentType: UploadType;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** WAITING: the scanner was unavailable. */
  scan: "CLEAN" | "WAITING";
}

interface Inspection {
  contentType: UploadType;
  size: number;
}

export interface ReceiveOptions {
  storage: DocumentStorage;
  scanner: FileScanner;
  log: Log;
  maxBytes: number;
  maxPixels: number;
  /** Minimum size in bytes according to the request's Content-Length; 0 if unknown. */
  announced: number;
}

class FileRefused extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

const refusedFor = { INFECTED: "FILE_INFECTED", UNREADABLE: "FILE_TYPE_NOT_ALLOWED" } as const;

/**
 * Streams a file into the storage, checking type and size on the way, then scans it. While the scanner is down, the
 * file stays in quarantine. Returns PROVIDER_UNAVAILABLE when the storage fails. Errors: throws when the content fails.
 * The caller removes a file that was refused or failed.
 */
export async function receiveFile(
  content: AsyncIterable<Uint8Array>,
  key: string,
  to: ReceiveOptions,
): Promise<ReceivedFile | ErrorCode> {
  if (to.announced > to.maxBytes) return "FILE_TOO_LARGE";
  const hash = createHash("sha256");
  const found: Inspection = { contentType: "application/pdf", size: 0 };
  let hasSenderFailed = false;
  async function* sent() {
    try {
      yield* content;
    } catch (error) {
      hasSenderFailed = true;
      throw error;
    }
  }
  try {
    await to.storage.save(key, inspect(sent(), to, found, hash));
    const scan = await scanStored(to, key);
    if (scan === "INFECTED" || scan === "UNREADABLE") return refusedFor[scan];
    return { ...found, sha256: hash.digest(), scan };
  } catch (error) {
    if (error instanceof FileRefused) return error.code;
    if (hasSenderFailed) throw error;
    to.log.error({ error: String(error) }, "the document storage did not accept a file");
    return "PROVIDER_UNAVAILABLE";
  }
}

const scanOf = { clean: "CLEAN", infected: "INFECTED", unreadable: "UNREADABLE" } as const;

/** Scans a stored file; WAITING if the scanner is down. Errors: throws when the storage fails. */
export async function scanStored(
  { storage, scanner, log }: Pick<ReceiveOptions, "storage" | "scanner" | "log">,
  key: string,
): Promise<"CLEAN" | "INFECTED" | "UNREADABLE" | "WAITING"> {
  const reading = { failed: false };
  async function* read() {
    try {
      yield* storage.read(key);
    } catch (error) {
      reading.failed = true;
      throw error;
    }
  }
  try {
    return scanOf[await scanner.scan(read())];
  } catch (error) {
    if (reading.failed) throw error;
    log.error({ error: String(error) }, "could not scan a file; it stays in quarantine and will be retried");
    return "WAITING";
  }
}

async function* inspect(
  content: AsyncIterable<Uint8Array>,
  { maxBytes, maxPixels }: Pick<ReceiveOptions, "maxBytes" | "maxPixels">,
  found: Inspection,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array[] | null = [];
  const inspection: { check: ContentCheck | null } = { check: null };
  const read = (bytes: Uint8Array) => {
    const check = (inspection.check ??= checkContent(recognise(bytes, found), maxPixels));
    check.feed(bytes);
    if (check.fails()) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
    return bytes;
  };
  for await (const chunk of content) {
    found.size += chunk.length;
    if (found.size > maxBytes) throw new FileRefused("FILE_TOO_LARGE");
    hash.update(chunk);
    head?.push(chunk);
    if (head && found.size < recognisedBy) continue;
    const bytes: Uint8Array = head ? Buffer.concat(head) : chunk;
    head = null;
    yield read(bytes);
  }
  if (found.size === 0) throw new FileRefused("FILE_EMPTY");
  if (head) yield read(Buffer.concat(head));
  if (!inspection.check?.passes()) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
}

function recognise(bytes: Uint8Array, found: Inspection): UploadType {
  const type = recogniseFile(bytes);
  if (!type) throw new FileRefused("FILE_TYPE_NOT_ALLOWED");
  found.contentType = type;
  return type;
}
