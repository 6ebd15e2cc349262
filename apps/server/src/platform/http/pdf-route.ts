import { createHash } from "node:crypto";
import type { Call, CallInput } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal, refusalAnswer } from "./refusal.ts";
import { apiBase, contextOf, type RequestContext, readInput, send } from "./route.ts";

export interface PdfAnswer {
  bytes: Uint8Array;
  /** Letters, digits and hyphens, without an extension. */
  fileName: string;
}

/** Registers a call that returns a PDF with an ETag. `shared`: a public file that caches may keep for five minutes. */
export function registerPdfCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>, context: RequestContext) => Promise<PdfAnswer | Refusal>,
  { shared = false }: { shared?: boolean } = {},
): void {
  app.route({
    method: "GET",
    url: `${apiBase}${call.path}`,
    config: { heavy: "documents" },
    handler: async (request, reply) => {
      const input = readInput(call, request);
      if (input instanceof Refusal) return send(reply, refusalAnswer(input));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of `call` made it, as its type says
      const answer = await handler(input as CallInput<C>, contextOf(call, request));
      if (answer instanceof Refusal) return send(reply, refusalAnswer(answer));
      if (shared) void reply.header("Cache-Control", "public, max-age=300").header("Vary", "Accept-Language, Host");
      return sendPdf(request, reply, answer);
    },
  });
}

function sendPdf(request: FastifyRequest, reply: FastifyReply, { bytes, fileName }: PdfAnswer): FastifyReply {
  const tag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
  void reply.header("ETag", tag);
  const known = request.headers["if-none-match"]?.split(",").some((one) => ["*", tag].includes(one.trim()));
  if (known) return reply.code(304).send();
  void reply.header("Content-Disposition", `inline; filename="${fileName}.pdf"`);
  return reply.type("application/pdf").send(Buffer.from(bytes));
}
