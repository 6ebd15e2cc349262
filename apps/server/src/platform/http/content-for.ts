import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What to send of a download. To answer HEAD, Fastify would read all of it, such as every row of an export. */
export function contentFor({ request }: FastifyReply, content: Readable): Readable {
  if (request.method !== "HEAD") return content;
  content.destroy();
  return Readable.from([]);
}
