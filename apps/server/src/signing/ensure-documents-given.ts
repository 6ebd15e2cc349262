import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  documentsMail,
  requestDocumentsMail,
  type ContractDraft,
  type SignableDocument,
  draftOf,
  findGivenDates,
  makeDraftDocuments,
  documentDeps,
} from "../policy-documents/index.ts";
import type { Signable } from "./signable.ts";

/** The documents, each with the time it was given. The contract comes first. */
export interface GivenDocuments {
  draft: ContractDraft;
  policyDocuments: { policyDocument: SignableDocument; givenAt: Date }[];
}

/** When a signature began, and the documents mails that were queued by then. */
export interface SignatureStart {
  at: Date;
  documentsMails: ReadonlySet<string>;
}

/**
 * Checks that the tenant has received the contract and its documents, by mail or by download (VVG §7; docs/decisions.md).
 * Their mail must have been queued before the signature began, because a mail queued by a simultaneous signature cannot
 * have been read. A mail that is still waiting is sent now. Refuses if documents are missing. Throws a
 * ConflictError if the application was signed or changed since it was read.
 */
export async function ensureDocumentsGiven(
  deps: Deps,
  { application }: Signable,
  start: SignatureStart,
): Promise<GivenDocuments | Refusal> {
  const draft = draftOf(application);
  if (!draft) return refuse("STEP_NOT_ALLOWED");
  const policyDocuments = await makeDraftDocuments(documentDeps(deps), application, draft);
  const given = await readGiven(deps, application.refId, policyDocuments);
  if (given && wereGivenBefore(start, given, [documentsMail(application), documentsMail(application, policyDocuments)]))
    return { draft, policyDocuments: given };
  if (given) return refuse("STEP_NOT_ALLOWED", ["documents"]);

  const requested = await requestDocumentsMail(deps, application, policyDocuments);
  if (!start.documentsMails.has(requested.reason)) return refuse("STEP_NOT_ALLOWED", ["documents"]);
  await deps.jobs.sendMail(requested.reason);
  const givenNow = await readGiven(deps, application.refId, policyDocuments);
  return givenNow ? { draft, policyDocuments: givenNow } : refuse("STEP_NOT_ALLOWED", ["documents"]);
}

/** For a mail queued before the signature began, it does not matter when it was sent. */
function wereGivenBefore(
  { at, documentsMails }: SignatureStart,
  given: GivenDocuments["policyDocuments"],
  mails: readonly ReturnType<typeof documentsMail>[],
): boolean {
  return mails.some((mail) => mail && documentsMails.has(mail.reason)) || given.every(({ givenAt }) => givenAt <= at);
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

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}
