import { getLegalDocument, getLegalText, type LegalBlock, legalDocumentKinds } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import type { PdfBlock } from "@kautia/locales/policy-documents";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

const kindOf = (name: string) => legalDocumentKinds.find((known) => known === name);

export function registerLegalDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const { legalDocuments } = deps;
  registerCall(app, deps, getLegalDocument, async ({ params, query }, context) => {
    const kind = kindOf(params.kind);
    if (!kind) return refuse("NOT_FOUND");
    const country = query.country ?? context.country;
    const language = query.lang ?? context.language;
    const { bytes, language: own } = await legalDocuments.find(kind, country, language);
    const title = attachmentName(kind, { country, language: own });
    return { bytes, fileName: `${kind}-${country}-${language}`, title };
  });

  registerCall(app, deps, getLegalText, async ({ params, query }, context) => {
    const kind = kindOf(params.kind);
    if (!kind) return refuse("NOT_FOUND");
    const found = await legalDocuments.find(kind, query.country ?? context.country, query.lang ?? context.language);
    const { language, title, version, sha256, blocks } = found;
    return { language, title, version, sha256: sha256.toString("hex"), blocks: blocks && blocks.flatMap(toLegalBlock) };
  });
}

/** The text of a legal document has no other kinds of blocks. */
function toLegalBlock(block: PdfBlock): LegalBlock[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "notice":
      return [{ kind: block.kind, text: block.text }];
    case "list":
      return [{ kind: block.kind, items: [...block.items] }];
    case "amount":
    case "attestation":
    case "code":
    case "facts":
    case "note":
    case "pageBreak":
    case "parties":
    case "sections":
    case "signature":
      return [];
  }
}
