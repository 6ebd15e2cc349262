import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  askForDocuments,
  type ContractDraft,
  type SignableDocument,
  draftOf,
  givenSince,
  makeDraftDocuments,
  documentDeps,
} from "../policy-documents/index.ts";
import type { Signable } from "./signable.ts";

/** What the tenant has read, or could have: the draft first, each with the time since when. */
export interface Given {
  draft: ContractDraft;
  policyDocuments: { policyDocument: SignableDocument; givenAt: Date }[];
}

/**
 * Tells whether the tenant has the contract and all that belongs to it, by mail or because they were fetched (VVG §7;
 * decision 0021). A mail that is on its way is sent now rather than later. Null when the application was signed or changed
 * since it was read.
 */
export async function documentsGiven(deps: Deps, { application }: Signable): Promise<Given | Refusal | null> {
  const draft = draftOf(application);
  if (!draft) return refuse("STEP_NOT_ALLOWED");
  const policyDocuments = await makeDraftDocuments(documentDeps(deps), application, draft);
  const before = await readGiven(deps, application.refId, policyDocuments);
  if (before) return { draft, policyDocuments: before };

  const asked = await askForDocuments(deps, application, policyDocuments);
  if (!asked) return null;
  // Only now asked for: nobody can have read it yet.
  if (asked.isNew) return refuse("STEP_NOT_ALLOWED", ["documents"]);
  await deps.jobs.sendMail(asked.reason);
  const now = await readGiven(deps, application.refId, policyDocuments);
  return now ? { draft, policyDocuments: now } : refuse("STEP_NOT_ALLOWED", ["documents"]);
}

/** Null while one of them is missing. */
async function readGiven({ db }: Pick<Deps, "db">, refId: string, policyDocuments: readonly SignableDocument[]) {
  const given = (await givenSince(db, refId, policyDocuments)).map(({ policyDocument, mailedAt, downloadedAt }) => ({
    policyDocument,
    givenAt: earlier(mailedAt, downloadedAt),
  }));
  const all = given.flatMap(({ policyDocument, givenAt }) => (givenAt ? [{ policyDocument, givenAt }] : []));
  return all.length === policyDocuments.length ? all : null;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
