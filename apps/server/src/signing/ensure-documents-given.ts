import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  requestDocumentsMail,
  type ContractDraft,
  type SignableDocument,
  draftOf,
  findGivenDates,
  makeDraftDocuments,
  documentDeps,
} from "../policy-documents/index.ts";
import type { Signable } from "./signable.ts";

/** Each with the time. The contract comes first. */
export interface GivenDocuments {
  draft: ContractDraft;
  policyDocuments: { policyDocument: SignableDocument; givenAt: Date }[];
}

/** By mail or download (VVG §7; decision 0021). Sends a queued mail now. Null if signed or changed meanwhile. */
export async function ensureDocumentsGiven(
  deps: Deps,
  { application }: Signable,
): Promise<GivenDocuments | Refusal | null> {
  const draft = draftOf(application);
  if (!draft) return refuse("STEP_NOT_ALLOWED");
  const policyDocuments = await makeDraftDocuments(documentDeps(deps), application, draft);
  const given = await readGiven(deps, application.refId, policyDocuments);
  if (given) return { draft, policyDocuments: given };

  const requested = await requestDocumentsMail(deps, application, policyDocuments);
  if (!requested) return null;
  // The mail was just queued, so the tenant cannot have read the documents.
  if (requested.isNew) return refuse("STEP_NOT_ALLOWED", ["documents"]);
  await deps.jobs.sendMail(requested.reason);
  const givenNow = await readGiven(deps, application.refId, policyDocuments);
  return givenNow ? { draft, policyDocuments: givenNow } : refuse("STEP_NOT_ALLOWED", ["documents"]);
}

async function readGiven({ db }: Pick<Deps, "db">, refId: string, policyDocuments: readonly SignableDocument[]) {
  const given = (await findGivenDates(db, refId, policyDocuments)).map(
    ({ policyDocument, mailedAt, downloadedAt }) => ({
      policyDocument,
      givenAt: earlier(mailedAt, downloadedAt),
    }),
  );
  const complete = given.flatMap(({ policyDocument, givenAt }) => (givenAt ? [{ policyDocument, givenAt }] : []));
  return complete.length === policyDocuments.length ? complete : null;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
