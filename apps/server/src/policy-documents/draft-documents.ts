import { type ContractDocument, mayAct } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import { type Application, findApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { PdfAnswer } from "../platform/http/pdf-route.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { type SignableDocument, draftOf, makeDraftDocuments } from "./contract-documents.ts";
import { requestDocumentsMail, findGivenDates, recordGivenDocuments } from "./given-documents.ts";
import { documentDeps } from "./document-deps.ts";

interface Draft {
  application: Application;
  policyDocuments: SignableDocument[];
}

export async function listDraftDocuments(
  deps: Deps,
  token: string,
): Promise<{ documents: ContractDocument[] } | Refusal> {
  const draft = await findDraft(deps, token);
  if (draft instanceof Refusal) return draft;
  const { application, policyDocuments } = draft;
  const given = await findGivenDates(deps.db, application.refId, policyDocuments);
  if (given.some(({ mailedAt }) => !mailedAt)) await requestDocumentsMail(deps, application, policyDocuments);
  return {
    documents: given.map(({ policyDocument: { kind, version, sha256 }, mailedAt, downloadedAt }) => ({
      kind,
      version,
      sha256: sha256.toString("hex"),
      mailedAt: mailedAt?.toISOString() ?? null,
      downloadedAt: downloadedAt?.toISOString() ?? null,
    })),
  };
}

export async function fetchDraftDocument(deps: Deps, token: string, kind: string): Promise<PdfAnswer | Refusal> {
  const draft = await findDraft(deps, token);
  if (draft instanceof Refusal) return draft;
  const policyDocument = draft.policyDocuments.find((one) => one.kind === kind);
  if (!policyDocument) return refuse("NOT_FOUND");
  const { refId } = draft.application;
  await recordGivenDocuments(deps.db, {
    refId,
    policyDocuments: [policyDocument],
    how: "DOWNLOADED",
    at: deps.clock.now(),
  });
  return {
    bytes: policyDocument.bytes,
    fileName: attachmentName(kind, { language: "en", country: "de" }).replaceAll(" ", "-"),
  };
}

async function findDraft(deps: Deps, token: string): Promise<Draft | Refusal> {
  const application = await findApplication(deps, token);
  if (!application) return refuse("TOKEN_UNKNOWN");
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  const draft = draftOf(application);
  if (!draft || !mayAct("sign", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
  return { application, policyDocuments: await makeDraftDocuments(documentDeps(deps), application, draft) };
}
