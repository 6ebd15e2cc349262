import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Compresses for each request: at this quality, that takes only a millisecond or two.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = "br" | "gzip";

export function encodingFor({ headers }: Pick<FastifyRequest, "headers">): Encoding | null {
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
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
