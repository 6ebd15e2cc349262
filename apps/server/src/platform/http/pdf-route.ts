import { createHash } from "node:crypto";
import type { Call, CallInput } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isKnown } from "./send-compressed.ts";
import { Refusal, refusalAnswer } from "./refusal.ts";
import { type Admit, admitAndRead, apiBase, type RequestContext, send } from "./route.ts";

export interface PdfAnswer {
  bytes: Uint8Array;
  /** Letters, digits and hyphens, without an extension. */
  fileName: string;
}

/** Registers a call that returns a PDF with an ETag. `shared`: a public file that caches may keep for five minutes. */
export function registerPdfCall<C extends Call, Caller>(
  app: FastifyInstance,
  call: C,
  admit: Admit<Caller>,
  handler: (input: CallInput<C>, caller: Caller, context: RequestContext) => Promise<PdfAnswer | Refusal>,
  { shared = false, writes = false }: { shared?: boolean; writes?: boolean } = {},
): void {
  app.route({
    method: "GET",
    url: `${apiBase}${call.path}`,
    config: { heavy: "documents" },
    exposeHeadRoute: !writes,
    handler: async (request, reply) => {
      const read = await admitAndRead(call, request, admit);
      if (read instanceof Refusal) return send(reply, refusalAnswer(read));
      const answer = await handler(read.input, read.caller, read.context);
      if (answer instanceof Refusal) return send(reply, refusalAnswer(answer));
      if (shared) void reply.header("Cache-Control", "public, max-age=300").header("Vary", "Accept-Language, Host");
      return sendPdf(request, reply, answer);
    },
  });
}

function sendPdf(request: FastifyRequest, reply: FastifyReply, { bytes, fileName }: PdfAnswer): FastifyReply {
  const tag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
  void reply.header("ETag", tag);
  if (isKnown(request, tag)) return reply.code(304).send();
  void reply.header("Content-Disposition", `inline; filename="${fileName}.pdf"`);
  return reply.type("application/pdf").send(Buffer.from(bytes));
}
