import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { forwardBody } from "./forward-body.ts";
import { minimumFileSize } from "./minimum-file-size.ts";

export type UploadField = "token" | "type";

export interface UploadParts {
  fields: Record<UploadField, string>;
  fileName: string;
  content: Readable;
  /** Minimum size of the file in bytes, from the request's Content-Length; 0 if unknown. */
  announced: number;
}

export interface PartLimits {
  maxBytes: number;
  /** Abort after this long without a byte, in ms. */
  idleMs: number;
  /** Abort after this long in total, in ms. */
  longestMs: number;
  minBytesPerSecond: number;
  before: readonly UploadField[];
}

export type PartsRead = UploadParts | UploadField | "file" | "not multipart";

/**
 * The body ended early, stalled or is malformed. Only for a malformed body is the client still connected to read the
 * status.
 */
export class UploadAborted extends Error {
  override name = "UploadAborted";
  readonly statusCode = 400;
}

const headLimit = 64 * 1024;

/** Reads a multipart body. `parts` resolves as soon as the file starts; `stop` discards the rest of the body. */
export function readParts(
  raw: IncomingMessage,
  { maxBytes, before, ...times }: PartLimits,
): { parts: Promise<PartsRead>; stop(): void } {
  const parser = openParser(raw, maxBytes);
  if (!parser) return { parts: Promise.resolve("not multipart"), stop: () => void raw.resume() };
  const fields = { token: "", type: "" };
  let content: Readable | null = null;
  let count = 0;
  let head = Buffer.alloc(0);
  let body: { stop(): void } | null = null;

  const parts = new Promise<PartsRead>((resolve, reject) => {
    const missing = () => before.find((name) => fields[name] === "") ?? null;
    const fail = (error: Error) => {
      content?.destroy(error);
      reject(error);
    };
    parser.on("field", (name, value) => {
      count++;
      if (name === "token" || name === "type") fields[name] = value;
    });
    // A part of the type application/octet-stream is a file even without a name.
    parser.on("file", (name, stream, fileName: string | undefined) => {
      const lacks = missing() ?? (name === "file" ? null : "file");
      // The reader handles errors. Without a listener here, an error after the reader has gone would crash the process.
      stream.on("error", () => undefined);
      if (lacks) {
        stream.resume();
        return resolve(lacks);
      }
      content = stream;
      const announced = minimumFileSize(raw.headers, head, count);
      return resolve({ fields, fileName: decodeFileName(fileName ?? ""), content: stream, announced });
    });
    parser.on("finish", () => resolve(missing() ?? "file"));
    parser.on("error", (error) => fail(new UploadAborted(String(error))));
    body = forwardBody(raw, parser, {
      ...times,
      onChunk(chunk) {
        if (content === null && head.length < headLimit) head = Buffer.concat([head, chunk]);
      },
      onAborted: (reason) => fail(new UploadAborted(reason)),
    });
  });
  parts.catch(() => undefined);
  return {
    parts,
    stop() {
      body?.stop();
      content?.destroy();
    },
  };
}

/** Browsers write these three characters of a file's name in this way, and all others as they are. */
function decodeFileName(sent: string): string {
  return sent.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}

function openParser({ headers }: IncomingMessage, maxBytes: number): BusboyInstance | null {
  const type = headers["content-type"];
  if (!type || !/^multipart\/form-data/i.test(type)) return null;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type } satisfies BusboyHeaders,
      // Lets one byte too many through, so that we notice a file that is too large.
      limits: { fileSize: maxBytes + 1, files: 1, fields: 4, fieldSize: 1_000, fieldNameSize: 100, parts: 5 },
    });
  } catch {
    return null;
  }
}
