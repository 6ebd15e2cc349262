import { getLegalDocument, legalDocumentKinds } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerPdfCall } from "../platform/http/pdf-route.ts";
import { refuse } from "../platform/http/refusal.ts";

export function registerLegalDocumentRoutes(app: FastifyInstance, { legalDocuments }: Deps): void {
  registerPdfCall(
    app,
    getLegalDocument,
    async ({ params, query }, context) => {
      const kind = legalDocumentKinds.find((known) => known === params.kind);
      if (!kind) return refuse("NOT_FOUND");
      const country = query.country ?? context.country;
      const language = query.lang ?? context.language;
      const { bytes } = await legalDocuments.find(kind, country, language);
      return { bytes, fileName: `${kind}-${country}-${language}` };
    },
    { shared: true },
  );
}
