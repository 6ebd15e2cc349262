import {
  getCertificate,
  getContractDocument,
  getSampleCertificate,
  listContractDocuments,
  mailContractDocuments,
} from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerLegalDocumentRoutes } from "./legal-routes.ts";
import { checkCertificate } from "./certificates.ts";
import { fetchDraftDocument, listDraftDocuments, mailDraftDocuments } from "./draft-documents.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerPolicyDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  registerLegalDocumentRoutes(app, deps);
  registerCall(app, deps, listContractDocuments, (_input, { caller }) => listDraftDocuments(deps, caller), {
    heavy: "documents",
  });
  registerCall(app, deps, mailContractDocuments, (_input, { caller }) => mailDraftDocuments(deps, caller), {
    heavy: "documents",
  });
  registerCall(
    app,
    deps,
    getContractDocument,
    ({ params }, { caller }) => fetchDraftDocument(deps, caller, params.kind),
    {
      writes: true,
    },
  );
  registerCall(app, deps, getCertificate, ({ params }, { ip }) => checkCertificate(deps, params.code, ip));
  registerCall(app, deps, getSampleCertificate, async ({ query }, context) => {
    const country = query.country ?? context.country;
    const language = query.lang ?? context.language;
    const { bytes } = await deps.legalDocuments.find("sample", country, language);
    const title = attachmentName("sample", { country, language });
    return { bytes, fileName: `sample-certificate-${country}-${language}`, title };
  });
}
