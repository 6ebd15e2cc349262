import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { WireAnswer } from "./refusal.ts";
import { encodingFor, isKnown, sendCompressed } from "./send-compressed.ts";

/** Sends an answer or a problem as JSON. */
export function send(reply: FastifyReply, { status, body, retryAfter }: WireAnswer): FastifyReply {
  if (retryAfter) void reply.header("retry-after", String(retryAfter));
  void reply.code(status).type(status < 400 ? "application/json; charset=utf-8" : "application/problem+json");
  return reply.send(JSON.stringify(body));
}

/** Sends a long answer compressed and with a strong ETag, so that an unchanged answer is not sent again. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WireAnswer,
): Promise<FastifyReply> {
  if (answer.status >= 400) return send(reply, answer);
  const text = JSON.stringify(answer.body);
  // A strong ETag identifies bytes, so each encoding needs its own.
  const hash = createHash("sha256")
    .update(text)
    .update(encodingFor(request) ?? "");
  const tag = `"${hash.digest("base64url").slice(0, 27)}"`;
  void reply.header("ETag", tag).header("Vary", "Accept-Language, Accept-Encoding, Host");
  if (isKnown(request, tag)) return reply.code(304).send();
  void reply.code(answer.status).type("application/json; charset=utf-8");
  return sendCompressed(request, reply, text);
}
