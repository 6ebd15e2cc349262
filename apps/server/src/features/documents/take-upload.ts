import { uploadDocument, uploadLimits } from "@kautia/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { longestIdempotencyKey } from "../../http/idempotency.ts";
import { Refusal, refusalAnswer, refuse } from "../../http/refusal.ts";
import { send } from "../../http/route.ts";
import { readParts } from "./read-parts.ts";
import { storeUpload } from "./store-upload.ts";

/** Answers as soon as it is known what becomes of the file, which may be long before its last byte has come. */
export async function takeUpload(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const reading = readParts(request.raw, { maxBytes: uploadLimits.maxBytes, ...deps.config.uploads });
  try {
    const answer = await judge(deps, request, reading.parts);
    return answer instanceof Refusal ? send(reply, refusalAnswer(answer)) : send(reply, { status: 200, body: answer });
  } finally {
    // What is left of a refused file is thrown away: a browser that is cut off in the middle shows a network error.
    reading.stop();
  }
}

async function judge(deps: Deps, request: FastifyRequest, reading: ReturnType<typeof readParts>["parts"]) {
  const key = request.headers["idempotency-key"];
  const idempotencyKey = typeof key === "string" ? key : null;
  if (idempotencyKey !== null && idempotencyKey.length > longestIdempotencyKey) return refuse("FIELD_INVALID");
  const params = z.safeParse(uploadDocument.params ?? z.never(), request.params);
  if (!params.success) return refuse("TOKEN_UNKNOWN");
  const parts = await reading;
  if (parts === "not multipart") return refuse("BODY_INVALID");
  if (typeof parts === "string") return refuse("FIELD_REQUIRED", [parts]);
  return storeUpload(deps, { refId: params.data.refId, idempotencyKey }, parts);
}
