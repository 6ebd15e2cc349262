import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import { saveInvitationDocuments, savePrivateDocuments, uploadDocument, uploadLimits } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { Refusal, refusalAnswer, refuse } from "../../http/refusal.ts";
import { apiBase, registerCall, send } from "../../http/route.ts";
import { completeDocuments } from "./complete-documents.ts";
import { storeUpload } from "./store-upload.ts";

const fieldsBeforeFile = { token: "", type: "" };

/** Documents that the risk check asked for: one multipart call a file, and the word that all are there. */
export async function documents(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const call of [savePrivateDocuments, saveInvitationDocuments])
    registerCall(app, deps, call, ({ body }) => completeDocuments(deps, body.token));

  // Multipart bodies are read here and nowhere else, so that no other call takes 50 MB.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, {
      // One byte more than allowed comes through, so that a file that is too large is seen to be.
      limits: { fileSize: uploadLimits.maxBytes + 1, files: 1, fields: 4, fieldSize: 1_000 },
      throwFileSizeLimit: false,
    });
    uploads.post(`${apiBase}${uploadDocument.path}`, (request, reply) => takeUpload(deps, request, reply));
  });
}

async function takeUpload(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const params = z.safeParse(uploadDocument.params ?? z.never(), request.params);
  if (!params.success) return send(reply, refusalAnswer(refuse("TOKEN_UNKNOWN")));
  if (!request.isMultipart()) return send(reply, refusalAnswer(refuse("BODY_INVALID")));

  const read = await readParts(request);
  if (typeof read === "string") return send(reply, refusalAnswer(refuse("FIELD_REQUIRED", [read])));
  const { fields, file } = read;
  const stored = await storeUpload(deps, { refId: params.data.refId, ...fields, file });
  // The rest of a refused file is read and thrown away: a browser that is cut off in the middle shows a network error.
  file.file.resume();
  if (!(stored instanceof Refusal)) return send(reply, { status: 200, body: stored });
  if (stored.errorCode === "UPLOAD_LIMIT") void reply.header("Retry-After", "60");
  return send(reply, refusalAnswer(stored));
}

/** The parts in the order of the contract: token, type, file. Answers the name of the one that is missing. */
async function readParts(
  request: FastifyRequest,
): Promise<{ fields: typeof fieldsBeforeFile; file: MultipartFile } | keyof typeof fieldsBeforeFile | "file"> {
  const fields = { ...fieldsBeforeFile };
  for await (const part of request.parts()) {
    if (part.type === "file") {
      const missing = fields.token === "" ? "token" : fields.type === "" ? "type" : null;
      if (part.fieldname === "file" && !missing) return { fields, file: part };
      part.file.resume();
      return missing ?? "file";
    }
    const known = part.fieldname === "token" || part.fieldname === "type" ? part.fieldname : null;
    if (known && typeof part.value === "string") fields[known] = part.value;
  }
  return fields.token === "" ? "token" : fields.type === "" ? "type" : "file";
}
