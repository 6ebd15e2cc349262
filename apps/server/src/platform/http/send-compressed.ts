import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { parseWeighted } from "./parse-weighted.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Compresses for each request: at this quality, that takes only a millisecond or two.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

export function encodingFor({ headers }: Pick<FastifyRequest, "headers">): Encoding | null {
  const accepted = parseWeighted(headers["accept-encoding"]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * A text that is sent often: it is made on the first request, and each encoding of it once. Its strong ETags identify
 * bytes, so each has its own.
 */
export class CompressedText {
  readonly #write: () => string | Promise<string>;
  #text: Promise<string> | undefined;
  readonly #made = new Map<Encoding | null, Promise<{ bytes: Buffer; tag: string }>>();

  constructor(write: () => string | Promise<string>) {
    this.#write = write;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(request);
    this.#text ??= Promise.resolve(this.#write());
    const making = this.#made.get(encoding) ?? this.#text.then((text) => encode(text, encoding));
    this.#made.set(encoding, making);
    const { bytes, tag } = await making;
    void reply.header("ETag", tag).header("Vary", "Accept-Encoding");
    if (isKnown(request, tag)) return reply.code(304).send();
    if (encoding !== null) void reply.header("Content-Encoding", encoding);
    return reply.send(bytes);
  }
}

async function encode(text: string, encoding: Encoding | null): Promise<{ bytes: Buffer; tag: string }> {
  const plain = Buffer.from(text);
  const bytes = encoding === null ? plain : encoding === "br" ? await brotli(plain, quality) : await zip(plain);
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
}

/** Whether the client has this version already. A proxy that compresses makes the tag a weak one. */
export function isKnown({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((text) => text.trim().replace(/^W\//, ""));
  return known?.some((text) => text === "*" || text === tag) ?? false;
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(text);
  void reply.header("Content-Encoding", encoding);
  return reply.send(encoding === "br" ? await brotli(text, quality) : await zip(text));
}
