import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { followBody } from "./follow-body.ts";
import { leastFileSize } from "./least-file-size.ts";

/** What may come before a file. */
export type UploadField = "token" | "type";

/** The parts of an upload up to the first byte of its file; the file itself is still arriving. */
export interface UploadParts {
  fields: Record<UploadField, string>;
  fileName: string;
  content: Readable;
  /** Bytes that the file has at least, by what the request says of its own length; 0 where it says nothing. */
  announced: number;
}

export interface PartLimits {
  maxBytes: number;
  /** So long without a byte, and the sender is taken for lost. */
  idleMs: number;
  /** So long in all. */
  longestMs: number;
  /** The parts that have to come before the file, in their order. */
  before: readonly UploadField[];
}

/** How far an announced upload got: its file, or the name of the part that is missing, or no multipart body at all. */
export type PartsRead = UploadParts | UploadField | "file" | "not multipart";

/** The body ended in the middle, or stands still. */
export class UploadBroken extends Error {
  override name = "UploadBroken";
  /** Nobody is left who could read an answer; where somebody is, the body was not what it said. */
  readonly statusCode = 400;
}

const headLimit = 64 * 1024;

/**
 * Reads a multipart body as it arrives: what comes `before`, then the file (wire decisions). Answers as soon as
 * the file begins. `stop` lets go of the rest, whatever became of it.
 */
export function readParts(
  raw: IncomingMessage,
  { maxBytes, idleMs, longestMs, before }: PartLimits,
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
    parser.on("file", (name, stream, fileName) => {
      const lacks = missing() ?? (name === "file" ? null : "file");
      // Errors reach whoever reads it; nobody does once this is over.
      stream.on("error", () => undefined);
      if (lacks) {
        stream.resume();
        return resolve(lacks);
      }
      content = stream;
      const announced = leastFileSize(raw.headers, head, count);
      return resolve({ fields, fileName, content: stream, announced });
    });
    parser.on("finish", () => resolve(missing() ?? "file"));
    parser.on("error", (error) => fail(new UploadBroken(String(error))));
    body = followBody(raw, parser, {
      idleMs,
      longestMs,
      onChunk(chunk) {
        if (content === null && head.length < headLimit) head = Buffer.concat([head, chunk]);
      },
      onBroken: (why) => fail(new UploadBroken(why)),
    });
  });
  // Whoever stops before the parts are there does not wait for them.
  parts.catch(() => undefined);
  return {
    parts,
    stop() {
      body?.stop();
      content?.destroy();
    },
  };
}

function openParser({ headers }: IncomingMessage, maxBytes: number): BusboyInstance | null {
  const type = headers["content-type"];
  if (!type || !/^multipart\/form-data/i.test(type)) return null;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type } satisfies BusboyHeaders,
      // One byte more than allowed comes through, so that a file that is too large is seen to be.
      limits: { fileSize: maxBytes + 1, files: 1, fields: 4, fieldSize: 1_000, fieldNameSize: 100, parts: 5 },
    });
  } catch {
    return null;
  }
}
