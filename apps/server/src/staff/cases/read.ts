import {
  type AnsweredRecord,
  dateOfTimestamp,
  type DocumentType,
  documentTypes,
  incomeOfAll,
  questionsAnsweredBy,
  type StaffCase,
  type TenantRecord,
  toCents,
} from "@kautia/contract";
import { type Selectable, sql } from "kysely";
import { type Application, findApplicationById, isHomeCovered, toTenantRecord } from "../../application/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { minimumIncomeRatio, priceOf, tariffOfDecision, tariffOf, goodIncomeRatio } from "../../quote/index.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { readAssignee } from "../assignments/assign.ts";
import { readPendingCase } from "../decisions/pending.ts";
import { selectCases } from "../../views/cases.ts";
import { caseWarnings, whyItWaits } from "../rules/reasons.ts";
import { readDraft } from "../work/drafts.ts";
import { nextOf } from "../work/next.ts";
import { caseList } from "./list.ts";
import { staffName } from "../../views/names.ts";

/** The case as the desk sees it. */
export async function readCase(
  deps: Pick<Deps, "db" | "sql" | "clock" | "config">,
  person: StaffMember,
  refId: string,
): Promise<StaffCase | Refusal> {
  const application = await findApplicationById(deps, refId);
  if (!application) return refuse("CASE_UNKNOWN");
  const decisions = await readDecisions(deps, refId);
  if (!isCase(application, decisions)) return refuse("CASE_UNKNOWN");
  const { answers, decision, signedAt, country } = application;
  const { coldRentAmount, rentDepositAmount } = answers;
  const row = await findRow(deps, refId);
  const facts = factsOf(application);
  return {
    refId,
    decisionId: decision?.id ?? null,
    open: decision?.outcome === "MANUAL_REVIEW" && !signedAt,
    country,
    language: application.language,
    signed: signedAt !== null,
    assignee: await readAssignee(deps.db, { kind: "CASE", id: refId }),
    dueAt: row?.dueAt?.toISOString() ?? null,
    why: whyItWaits({
      ...facts,
      cause: row?.cause ?? null,
      reason: decision?.reason ?? null,
      documentsMissing: row?.owed ?? 0,
    }),
    warnings: caseWarnings({
      ...facts,
      today: localDay(country, deps.clock.now()),
      start: answers.insuranceStart ? dateOfTimestamp(answers.insuranceStart) : null,
      end: answers.insuranceEnd ? dateOfTimestamp(answers.insuranceEnd) : null,
      isHomeCovered: !signedAt && (await isCoveredByOthers(deps, application)),
    }),
    draft: await readDraft(deps.db, person, { kind: "CASE", id: refId }),
    next: await findNext(deps, person, refId),
    pending: await readPendingCase(deps.db, refId, deps.clock.now()),
    approval: await readOpenApproval(deps.db, "reopen-case", refId),
    answers: withDocumentsAskedFor(toTenantRecord(application, ""), decision !== null),
    score: {
      ratio: coldRentAmount ? incomeRatio(incomeOfAll(answers) ?? 0, coldRentAmount) : null,
      goodFrom: goodIncomeRatio,
      middlingFrom: minimumIncomeRatio,
    },
    price: rentDepositAmount
      ? priceOf(rentDepositAmount, decision ? tariffOfDecision(decision, country) : tariffOf(country))
      : null,
    decisions,
    documents: await readDocuments(deps, refId),
    history: await readHistory(deps, refId),
  };
}

/** The case's row in the list; undefined for a refusal by the rules. */
function findRow({ db, config }: Pick<Deps, "db" | "config">, refId: string) {
  const { promisedWorkingDays: workingDays } = config.brand;
  return selectCases(db, { state: "ALL", words: null, workingDays }).where("a.ref_id", "=", refId).executeTakeFirst();
}

const factsOf = ({ answers }: Application) => ({
  employmentStatus: answers.employmentStatus ?? null,
  grossIncome: incomeOfAll(answers),
  coldRent: answers.coldRentAmount ?? null,
});

async function isCoveredByOthers({ db }: Pick<Deps, "db">, { answers }: Application): Promise<boolean> {
  const home = answers.address?.address;
  return home ? isHomeCovered(db, { home, email: answers.userInfo?.email ?? null }) : false;
}

/** The case that waits next, in the order of the list. */
async function findNext(deps: Pick<Deps, "db" | "config">, person: StaffMember, refId: string): Promise<string | null> {
  const { rows } = await caseList.readPage(
    { ...deps, person },
    { state: "OPEN", cause: undefined, assigned: undefined, search: null, order: undefined, page: 1 },
  );
  return nextOf(rows, person, { id: refId, idOf: (row) => row.refId, waits: ({ pending }) => !pending });
}

/** The desk may open only applications that were refused or sent to a person. */
export function isCase({ decision }: Application, decisions: StaffCase["decisions"]): boolean {
  return decision?.outcome === "REFUSED" || decisions.some(({ cause }) => cause !== null);
}

/** Yearly income to monthly rent, rounded down to two decimals so that it never seems to reach a limit. */
function incomeRatio(grossIncome: number, coldRentAmount: number): number {
  return Math.floor((toCents(grossIncome) * 100) / toCents(coldRentAmount)) / 100;
}

/** Before a decision the record names the documents that most tenants upload, but nobody has asked for them yet. */
function withDocumentsAskedFor(answers: TenantRecord, isDecided: boolean): TenantRecord {
  return isDecided ? answers : { ...answers, requiredDocuments: [] };
}

export async function readDecisions({ db }: Pick<Deps, "db">, refId: string): Promise<StaffCase["decisions"]> {
  const rows = await db
    .selectFrom("decision")
    .selectAll("decision")
    .select(({ ref }) => staffName(ref("decision.staff_id")).as("by"))
    .where("decision.ref_id", "=", refId)
    .orderBy("decision.number", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    outcome: row.outcome,
    reason: row.reason,
    cause: row.review_cause,
    madeBy: row.made_by,
    by: row.by,
    note: row.note,
    requiredDocuments: row.required_documents,
    ruleVersion: row.rule_version,
    tariffVersion: row.tariff_version,
    inputHash: row.input_hash,
  }));
}

export async function readDocuments({ db }: Pick<Deps, "db">, refId: string): Promise<StaffCase["documents"]> {
  const rows = await db
    .selectFrom("document")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("type", "in", documentTypes)
    .$narrowType<{ type: DocumentType }>()
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, type, file_name, content_type, size, created_at, ...rest }) => ({
    id,
    type,
    fileName: file_name,
    contentType: content_type,
    size,
    uploadedAt: created_at.toISOString(),
    state: stateOf(rest),
  }));
}

function stateOf({
  scan,
  removed_at,
  deleted_at,
}: Pick<Selectable<Database["document"]>, "scan" | "removed_at" | "deleted_at">) {
  if (removed_at) return "REMOVED";
  if (scan !== "CLEAN") return scan;
  return deleted_at ? "DELETED" : "CLEAN";
}

async function readHistory({ db }: Pick<Deps, "db">, refId: string): Promise<StaffCase["history"]> {
  const rows = await db
    .selectFrom("application_history as entry")
    .leftJoin("staff_account", (join) => join.on(sql<boolean>`staff_account.id::text = entry.change ->> 'by'`))
    .select(["entry.at", "entry.cause", "entry.change", "entry.last_completed_page", "staff_account.name as by"])
    .where("entry.ref_id", "=", refId)
    .orderBy("entry.version", "desc")
    .$narrowType<{ change: Partial<AnsweredRecord> }>()
    .execute();
  return rows.map(({ at, cause, by, change, last_completed_page }) => ({
    at: at.toISOString(),
    cause,
    by,
    answered: questionsAnsweredBy(change).map(({ id }) => id),
    lastCompletedPage: last_completed_page,
  }));
}
