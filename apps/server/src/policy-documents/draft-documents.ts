import { type ContractDocument, defaultCountry, mayAct } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import { type Application, type Tenant, withApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { type SignableDocument, draftOf, makeDraftDocuments } from "./contract-documents.ts";
import { requestDocumentsMail, findGivenDates, recordGivenDocuments } from "./given-documents.ts";
import { documentDeps } from "./document-deps.ts";
import type { Pdf } from "../platform/http/send-download.ts";

interface Draft {
  application: Application;
  policyDocuments: SignableDocument[];
}

export async function listDraftDocuments(
  deps: Deps,
  { application }: Tenant,
): Promise<{ documents: ContractDocument[] } | Refusal> {
  const draft = await findDraft(deps, application);
  if (draft instanceof Refusal) return draft;
  return { documents: await list(deps, draft) };
}

/** Queues the mail with the documents, unless this state of the contract was mailed already. */
export function mailDraftDocuments(deps: Deps, tenant: Tenant): Promise<{ documents: ContractDocument[] } | Refusal> {
  return withApplication(deps, tenant, async (application) => {
    const draft = await findDraft(deps, application);
    if (draft instanceof Refusal) return draft;
    const documents = await list(deps, draft);
    if (documents.some(({ mailedAt }) => mailedAt === null))
      await requestDocumentsMail(deps, draft.application, draft.policyDocuments);
    return { documents };
  });
}

async function list({ db }: Pick<Deps, "db">, { application, policyDocuments }: Draft): Promise<ContractDocument[]> {
  const given = await findGivenDates(db, application.refId, policyDocuments);
  return given.map(({ policyDocument: { kind, version, sha256 }, mailedAt, downloadedAt }) => ({
    kind,
    version,
    sha256: sha256.toString("hex"),
    mailedAt: mailedAt?.toISOString() ?? null,
    downloadedAt: downloadedAt?.toISOString() ?? null,
  }));
}

export async function fetchDraftDocument(deps: Deps, { application }: Tenant, kind: string): Promise<Pdf | Refusal> {
  const policyDocument = await findDraftDocument(deps, application, kind);
  if (policyDocument instanceof Refusal) return policyDocument;
  await recordGivenDocuments(deps.db, {
    refId: application.refId,
    policyDocuments: [policyDocument],
    how: "DOWNLOADED",
    at: deps.clock.now(),
  });
  return toPdf(application, policyDocument);
}

/** Like `fetchDraftDocument` for a co-tenant, whose download says nothing about what the first tenant has. */
export async function readDraftDocument(deps: Deps, application: Application, kind: string): Promise<Pdf | Refusal> {
  const policyDocument = await findDraftDocument(deps, application, kind);
  return policyDocument instanceof Refusal ? policyDocument : toPdf(application, policyDocument);
}

async function findDraftDocument(
  deps: Deps,
  application: Application,
  kind: string,
): Promise<SignableDocument | Refusal> {
  const draft = await findDraft(deps, application);
  if (draft instanceof Refusal) return draft;
  return draft.policyDocuments.find((policyDocument) => policyDocument.kind === kind) ?? refuse("NOT_FOUND");
}

function toPdf({ language, country, answers }: Application, { kind, bytes }: SignableDocument): Pdf {
  return {
    bytes,
    fileName: attachmentName(kind, { language: "en", country: defaultCountry }).replaceAll(" ", "-"),
    title: attachmentName(kind, { language, country, fullAddress: answers.address?.fullAddress }),
  };
}

async function findDraft(deps: Deps, application: Application): Promise<Draft | Refusal> {
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  const draft = draftOf(application);
  if (!draft || !mayAct("sign", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
  return { application, policyDocuments: await makeDraftDocuments(documentDeps(deps), application, draft) };
}
