import { getCertificate, getContractDocument, listContractDocuments } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerPdfCall } from "../platform/http/pdf-route.ts";
import { registerCall } from "../platform/http/route.ts";
import { registerLegalDocumentRoutes } from "./legal-routes.ts";
import { checkCertificate } from "./certificates.ts";
import { fetchDraftDocument, listDraftDocuments } from "./draft-documents.ts";

export function registerPolicyDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  registerLegalDocumentRoutes(app, deps);
  registerCall(app, deps, listContractDocuments, ({ params }) => listDraftDocuments(deps, params.token));
  registerPdfCall(app, getContractDocument, ({ params }) => fetchDraftDocument(deps, params.token, params.kind));
  registerCall(app, deps, getCertificate, ({ params }, { ip }) => checkCertificate(deps, params.code, ip));
}
