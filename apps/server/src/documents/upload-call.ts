import { type Call, type CallAnswer, type CallInput, uploadLimits } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isKeyAccepted } from "../platform/http/idempotency.ts";
import { Refusal, refusalAnswer, refuse, refuseBodyType } from "../platform/http/refusal.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { type Admit, apiBase, contextOf, readInput, refuseUnknown, send } from "../platform/http/route.ts";
import { readParts, type UploadField, type UploadParts } from "./read-parts.ts";
import { type Destination, storeFile, type StoredFile } from "./store-file.ts";

type Fields = UploadParts["fields"];

/** `find` returns the file's destination or a refusal; `answer` makes the response once the file is stored. */
export interface UploadHandler<C extends Call, Caller> {
  admit: Admit<Caller>;
  find(input: CallInput<C>, caller: Caller, fields: Fields): Promise<Omit<Destination, "idempotencyKey"> | Refusal>;
  /** The fields that must come before the file, if they depend on the path. */
  partsBefore?(params: Record<string, string>): readonly UploadField[];
  answer(stored: StoredFile, input: CallInput<C>, fields: Fields): CallAnswer<C>;
}

/** Serves a call whose body is a file, read as a stream. */
export async function registerUploadCall<C extends Call, Caller>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: UploadHandler<C, Caller>,
): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser("*", (_request, _body, done) => done(null));
    const config = { limitsBodyItself: true };
    uploads.post(`${apiBase}${call.path}`, { config }, (request, reply) =>
      serveUpload(deps, call, handler, request, reply),
    );
  });
}

/** Responds as soon as the outcome is known, possibly long before the last byte of the file has arrived. */
async function serveUpload<C extends Call, Caller>(
  deps: Deps,
  call: C,
  handler: UploadHandler<C, Caller>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const limits = {
    ...deps.config.uploads,
    maxBytes: uploadLimits.maxBytes,
    before: partsBefore(call, handler, request),
  };
  const reading = readParts(request.raw, limits);
  try {
    const answer = await processUpload(deps, call, handler, request, reading.parts);
    return answer instanceof Refusal ? send(reply, refusalAnswer(answer)) : send(reply, { status: 200, body: answer });
  } finally {
    // Discard the rest of a refused file: a browser that is cut off shows a network error instead of our response.
    reading.stop();
  }
}

function partsBefore<C extends Call, Caller>(call: C, handler: UploadHandler<C, Caller>, { params }: FastifyRequest) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router fills it from the path
  return handler.partsBefore?.(params as Record<string, string>) ?? call.upload ?? [];
}

async function processUpload<C extends Call, Caller>(
  deps: Deps,
  call: C,
  handler: UploadHandler<C, Caller>,
  request: FastifyRequest,
  reading: ReturnType<typeof readParts>["parts"],
): Promise<CallAnswer<C> | Refusal> {
  const caller = await handler.admit(contextOf(call, request));
  if (caller instanceof Refusal) return caller;
  const key = request.headers["idempotency-key"];
  const idempotencyKey = typeof key === "string" ? key : null;
  if (idempotencyKey !== null && !isKeyAccepted(call, idempotencyKey)) return refuse("FIELD_INVALID");
  const input = readInput(call, request);
  // Only path and query are validated here, and a malformed id is treated like an unknown one.
  if (input instanceof Refusal) return input.errorCode === "FIELD_UNKNOWN" ? input : refuseUnknown(call);
  const parts = await reading;
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
  if (parts === "not multipart" || !isMultipart) return refuseBodyType();
  if (typeof parts === "string") return refuse("FIELD_REQUIRED", [parts]);
  const destination = await handler.find(input, caller, parts.fields);
  if (destination instanceof Refusal) return destination;
  const stored = await storeFile(
    deps,
    { ...destination, idempotencyKey },
    { ...parts, network: networkOf(request.ip) },
  );
  return stored instanceof Refusal ? stored : handler.answer(stored, input, parts.fields);
}
