import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// A page is made anew for each request: small enough for a millisecond or two, much smaller than uncompressed.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a text as small as the browser takes it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("Content-Encoding", "br").send(await brotli(text, quality));
  if (/\bgzip\b/.test(accepted)) return reply.header("Content-Encoding", "gzip").send(await zip(text));
  return reply.send(text);
}
