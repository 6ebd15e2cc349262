import { Readable } from "node:stream";
import type { Call, CallInput, EvidenceFile } from "@kautia/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refusalAnswer } from "../platform/http/refusal.ts";
import { type Admit, admitAndRead, apiBase, send } from "../platform/http/route.ts";
import type { StoredFile } from "./store-file.ts";

type Sent = Pick<Selectable<Database["document"]>, "content_type" | "file_name" | "storage_key" | "size">;

const inlineTypes = ["application/pdf", "image/jpeg", "image/png"];

/** Documents that were scanned as clean and are neither removed nor deleted. */
export function selectCleanDocuments(db: Deps["db"]) {
  return db
    .selectFrom("document")
    .selectAll()
    .where("scan", "=", "CLEAN")
    .where("removed_at", "is", null)
    .where("deleted_at", "is", null);
}

/** Also escapes the characters that `encodeURIComponent` keeps and a header's value may not have (RFC 8187). */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Sends an uploaded file with headers that keep it from running or loading anything and from being framed. */
export function sendFile({ storage }: Pick<Deps, "storage">, reply: FastifyReply, file: Sent): FastifyReply {
  const { content_type, file_name, storage_key, size } = file;
  const disposition = inlineTypes.includes(content_type) ? "inline" : "attachment";
  void reply
    .header("Content-Disposition", `${disposition}; filename*=UTF-8''${encodeFileName(file_name)}`)
    .header("Content-Length", String(size))
    .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  return reply.type(content_type).send(Readable.from(storage.read(storage_key)));
}

export function registerFileCall<C extends Call, Caller>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  admit: Admit<Caller>,
  find: (input: CallInput<C>, caller: Caller) => Promise<Sent | Refusal>,
): void {
  app.get(`${apiBase}${call.path}`, async (request, reply) => {
    const read = await admitAndRead(call, request, admit);
    if (read instanceof Refusal) return send(reply, refusalAnswer(read));
    const found = await find(read.input, read.caller);
    return found instanceof Refusal ? send(reply, refusalAnswer(found)) : sendFile(deps, reply, found);
  });
}

export function toEvidence({ at, ...file }: StoredFile, by: EvidenceFile["by"]): EvidenceFile {
  return { ...file, by, uploadedAt: at.toISOString() };
}
