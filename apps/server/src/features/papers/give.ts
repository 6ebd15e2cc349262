import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Application } from "../../applications/application.ts";
import type { GivenPaperTable } from "../../database/paper-tables.ts";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { type NewMail, writeMail } from "../mails/index.ts";
import { type ContractPaper, draftOf, makeDraftPapers } from "./contract-papers.ts";
import { type PaperDeps, paperDeps } from "./paper-deps.ts";

/**
 * The mail that gives an applicant the draft and what belongs to it: one for each draft and for these very files, however often
 * it is asked for.
 */
export async function documentsMail(
  deps: PaperDeps,
  application: Application,
): Promise<NewMail<"contract-documents"> | null> {
  const draft = draftOf(application);
  if (!draft) return null;
  const { refId, language, country } = application;
  const papers = await makeDraftPapers(deps, application, draft);
  const files = papers.map(({ sha256 }) => sha256.toString("hex"));
  const which = createHash("sha256")
    .update(JSON.stringify([draft, files]))
    .digest("hex")
    .slice(0, 32);
  const { tenant, fullAddress, depositCents, premiumCents, paymentPeriod } = draft;
  return {
    reason: `contract-documents:${refId}:${which}`,
    kind: "contract-documents",
    refId,
    to: tenant.email,
    language,
    country,
    data: { tenantName: tenant.name, fullAddress, depositCents, premiumCents, paymentPeriod, draft },
  };
}

/** Asks for that mail; says whether nobody had before. Asked again it changes nothing. */
export async function askForDocuments(
  deps: Deps,
  application: Application,
): Promise<{ reason: string; isNew: boolean }> {
  const mail = await documentsMail(paperDeps(deps), application);
  if (!mail) throw new Error(`application ${application.refId} has no contract to give yet`);
  const { reason } = mail;
  const known = await deps.db.selectFrom("mail").select("id").where("reason", "=", reason).executeTakeFirst();
  if (known) return { reason, isNew: false };
  await deps.db.transaction().execute((transaction) => writeMail(transaction, deps, mail));
  deps.jobs.wake();
  return { reason, isNew: true };
}

/** Keeps documents as they are; those that are kept already stay. */
export async function keepPapers(
  db: Kysely<Database>,
  papers: readonly Pick<ContractPaper, "sha256" | "bytes">[],
  at: Date,
): Promise<void> {
  await db
    .insertInto("paper")
    .values(papers.map(({ sha256, bytes }) => ({ sha256, bytes: Buffer.from(bytes), made_at: at })))
    .onConflict((conflict) => conflict.column("sha256").doNothing())
    .execute();
}

/** Writes down that an applicant has these documents from now on. */
export async function noteGiven(
  db: Kysely<Database>,
  given: { refId: string; papers: readonly ContractPaper[]; how: GivenPaperTable["how"]; at: Date },
): Promise<void> {
  const { refId: ref_id, papers, how, at } = given;
  await keepPapers(db, papers, at);
  await db
    .insertInto("given_paper")
    .values(papers.map(({ kind, sha256, version }) => ({ ref_id, kind, sha256, version, how, at })))
    .onConflict((conflict) => conflict.columns(["ref_id", "kind", "sha256", "how"]).doNothing())
    .execute();
}

/** Since when an applicant has each of these documents, by either way; null for one that was not given yet. */
export async function givenSince(
  db: Kysely<Database>,
  refId: string,
  papers: readonly ContractPaper[],
): Promise<{ paper: ContractPaper; mailedAt: Date | null; downloadedAt: Date | null }[]> {
  const rows = await db
    .selectFrom("given_paper")
    .select(["kind", "sha256", "how", "at"])
    .where("ref_id", "=", refId)
    .execute();
  const at = ({ kind, sha256 }: ContractPaper, how: GivenPaperTable["how"]) =>
    rows.find((row) => row.kind === kind && row.how === how && Buffer.compare(row.sha256, sha256) === 0)?.at ?? null;
  return papers.map((paper) => ({ paper, mailedAt: at(paper, "MAILED"), downloadedAt: at(paper, "DOWNLOADED") }));
}
