import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  askForDocuments,
  type ContractDraft,
  type ContractPaper,
  draftOf,
  givenSince,
  makeDraftPapers,
  paperDeps,
} from "../policy-documents/index.ts";
import type { Signable } from "./signable.ts";

/** What the tenant has read, or could have: the draft first, each with the time since when. */
export interface Given {
  draft: ContractDraft;
  papers: { paper: ContractPaper; givenAt: Date }[];
}

/**
 * Tells whether the tenant has the contract and all that belongs to it, by mail or because they were fetched (VVG §7;
 * decision 0021). A mail that is on its way is sent now rather than later. Null when the application was signed or changed
 * since it was read.
 */
export async function documentsGiven(deps: Deps, { application }: Signable): Promise<Given | Refusal | null> {
  const draft = draftOf(application);
  if (!draft) return refuse("STEP_NOT_ALLOWED");
  const papers = await makeDraftPapers(paperDeps(deps), application, draft);
  const before = await readGiven(deps, application.refId, papers);
  if (before) return { draft, papers: before };

  const asked = await askForDocuments(deps, application, papers);
  if (!asked) return null;
  // Only now asked for: nobody can have read it yet.
  if (asked.isNew) return refuse("STEP_NOT_ALLOWED", ["documents"]);
  await deps.jobs.sendMail(asked.reason);
  const now = await readGiven(deps, application.refId, papers);
  return now ? { draft, papers: now } : refuse("STEP_NOT_ALLOWED", ["documents"]);
}

/** Null while one of them is missing. */
async function readGiven({ db }: Pick<Deps, "db">, refId: string, papers: readonly ContractPaper[]) {
  const given = (await givenSince(db, refId, papers)).map(({ paper, mailedAt, downloadedAt }) => ({
    paper,
    givenAt: earlier(mailedAt, downloadedAt),
  }));
  const all = given.flatMap(({ paper, givenAt }) => (givenAt ? [{ paper, givenAt }] : []));
  return all.length === papers.length ? all : null;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
