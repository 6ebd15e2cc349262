import { type Call, type CallAnswer, type CallInput, uploadLimits } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { longestIdempotencyKey } from "../platform/http/idempotency.ts";
import { Refusal, refusalAnswer, refuse } from "../platform/http/refusal.ts";
import { apiBase, contextOf, readInput, refuseUnknown, type RequestContext, send } from "../platform/http/route.ts";
import { readParts, type UploadParts } from "./read-parts.ts";
import { type Destination, storeFile, type StoredFile } from "./store-file.ts";

type Fields = UploadParts["fields"];

/** Where the file of a call belongs, and what the call answers once it is there. */
export interface UploadHandler<C extends Call> {
  find(
    input: CallInput<C>,
    fields: Fields,
    context: RequestContext,
  ): Promise<Omit<Destination, "idempotencyKey"> | Refusal>;
  answer(stored: StoredFile, input: CallInput<C>, fields: Fields): CallAnswer<C>;
}

/** Serves calls whose body is a file. Bodies of any size are read here and nowhere else, as they arrive. */
export async function registerUploadCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: UploadHandler<C>,
): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser("*", (_request, _body, done) => done(null));
    uploads.post(`${apiBase}${call.path}`, (request, reply) => takeUpload(deps, call, handler, request, reply));
  });
}

/** Answers as soon as it is known what becomes of the file, which may be long before its last byte has come. */
async function takeUpload<C extends Call>(
  deps: Deps,
  call: C,
  handler: UploadHandler<C>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const limits = { maxBytes: uploadLimits.maxBytes, ...deps.config.uploads, before: call.upload ?? [] };
  const reading = readParts(request.raw, limits);
  try {
    const answer = await judge(deps, call, handler, request, reading.parts);
    return answer instanceof Refusal ? send(reply, refusalAnswer(answer)) : send(reply, { status: 200, body: answer });
  } finally {
    // What is left of a refused file is thrown away: a browser that is cut off in the middle shows a network error.
    reading.stop();
  }
}

async function judge<C extends Call>(
  deps: Deps,
  call: C,
  handler: UploadHandler<C>,
  request: FastifyRequest,
  reading: ReturnType<typeof readParts>["parts"],
): Promise<CallAnswer<C> | Refusal> {
  const key = request.headers["idempotency-key"];
  const idempotencyKey = typeof key === "string" ? key : null;
  if (idempotencyKey !== null && idempotencyKey.length > longestIdempotencyKey) return refuse("FIELD_INVALID");
  const read = readInput(call, request);
  // Only its path is read: one that is malformed is as one that nobody has.
  if (read instanceof Refusal) return refuseUnknown(call);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of `call` made it, as its type says
  const input = read as CallInput<C>;
  const parts = await reading;
  if (parts === "not multipart") return refuse("BODY_INVALID");
  if (typeof parts === "string") return refuse("FIELD_REQUIRED", [parts]);
  const destination = await handler.find(input, parts.fields, contextOf(call, request));
  if (destination instanceof Refusal) return destination;
  const stored = await storeFile(deps, { ...destination, idempotencyKey }, parts);
  return stored instanceof Refusal ? stored : handler.answer(stored, input, parts.fields);
}
