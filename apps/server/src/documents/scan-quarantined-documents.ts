import { type DocumentType, documentTypes, languageOf } from "@kautia/contract";
import type { MailData } from "@kautia/locales/mails";
import { type Selectable, sql, type Transaction } from "kysely";
import { applicantMailData } from "../application/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { scanDelay } from "../platform/rules/retry-delays.ts";
import { scanStored } from "./receive-file.ts";
import { writeMail } from "../mails/index.ts";
import { lockPolicy, ofClaimant, type Policy, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { leasedFor } from "../platform/jobs/lease.ts";
import { later, minute } from "../platform/rules/durations.ts";

type WaitingDocument = Selectable<Database["document"]>;

export const filesToScan = dueRows({
  from: sql`document`,
  key: sql`id`,
  at: sql`try_at`,
  where: sql`scan = 'WAITING' AND removed_at IS NULL AND deleted_at IS NULL`,
  leases: true,
});

/** Longer than a scanner needs for the largest file. */
const scanLease = leasedFor(2 * minute);

/**
 * Scans the files in quarantine one at a time, so as not to overload a scanner that was down. Stops at the first
 * failure: the next file would time out as well and hold up all other work.
 */
export async function scanQuarantinedDocuments(deps: WorkDeps, ids: readonly string[]): Promise<number> {
  let scanned = 0;
  for (const id of ids) {
    const document = await lease(deps, id);
    if (!document) continue;
    const result = await scanOrWait(deps, document);
    if (result === "WAITING") {
      await postpone(deps, document);
      return scanned;
    }
    await recordResult(deps, document, result);
    scanned += 1;
  }
  return scanned;
}

function scanOrWait(deps: WorkDeps, { id, storage_key }: WaitingDocument) {
  return scanStored(deps, storage_key).catch((error: unknown) => {
    deps.log.error({ document: id, error: String(error) }, "could not read a file in quarantine; will retry");
    return "WAITING" as const;
  });
}

function lease({ db, clock }: WorkDeps, id: string): Promise<WaitingDocument | undefined> {
  return inTransaction(db, async (transaction) => {
    const document = await transaction
      .selectFrom("document")
      .selectAll()
      .where("id", "=", id)
      .where(filesToScan.isDue(clock.now()))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (document)
      await transaction
        .updateTable("document")
        .set({ leased_until: scanLease })
        .where("id", "=", document.id)
        .execute();
    return document;
  });
}

async function postpone({ db, clock }: WorkDeps, { id, scan_tries }: WaitingDocument): Promise<void> {
  const tries = scan_tries + 1;
  await db
    .updateTable("document")
    .set({ scan_tries: tries, try_at: later(clock.now(), scanDelay(tries)), leased_until: null })
    .where("id", "=", id)
    .where("scan", "=", "WAITING")
    .execute();
}

type ScanResult = "CLEAN" | "INFECTED" | "UNREADABLE";

/** Records a scan's result; only the first one counts. */
async function recordResult(deps: WorkDeps, document: WaitingDocument, result: ScanResult): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    if (document.brought_by !== null) {
      const policy = await lockPolicy(transaction, document.ref_id);
      if ((await settle(transaction, deps, document, result)) && result !== "CLEAN" && !policy.forgotten_at)
        await mailRefusedFile(transaction, deps, { policy, document, isUnreadable: result === "UNREADABLE" });
      return;
    }
    const application = await lock(transaction, document.ref_id);
    if (await settle(transaction, deps, document, result))
      await mailResult(transaction, deps, { application, document, result });
  });
}

async function settle(
  transaction: Transaction<Database>,
  { clock }: WorkDeps,
  { id }: WaitingDocument,
  result: ScanResult,
): Promise<boolean> {
  const settled = await transaction
    .updateTable("document")
    .set({ scan: result === "CLEAN" ? "CLEAN" : "INFECTED", leased_until: null, try_at: clock.now() })
    .where("id", "=", id)
    .where("scan", "=", "WAITING")
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

function aboutOf({ type, claim_id }: WaitingDocument): MailData["file-refused"]["about"] {
  if (type === "AMENDMENT_PROOF") return "CHANGE";
  return claim_id === null ? "MOVING_OUT" : "CLAIM";
}

/** Mails the side that uploaded a refused file, for a claim or as a proof. */
async function mailRefusedFile(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  { policy, document, isUnreadable }: { policy: Policy; document: WaitingDocument; isUnreadable: boolean },
): Promise<void> {
  const { id, claim_id, file_name: fileName, brought_by: by } = document;
  const reason = `file-refused:${id}`;
  if (by === "landlord") {
    const of = claim_id === null ? policy : await ofClaimant(transaction, policy, claim_id);
    const data = { ...policyMailData(of), fileName, isUnreadable };
    await writeMail(transaction, deps, { ...toLandlord(of), reason, kind: "landlord-file-refused", data });
  } else
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason,
      kind: "file-refused",
      data: { ...policyMailData(policy), fileName, isUnreadable, about: aboutOf(document) },
    });
}

/** Mails the tenant that a document was refused, or that the last one has been checked. Nothing if it no longer matters. */
async function mailResult(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  {
    application,
    document,
    result,
  }: { application: Awaited<ReturnType<typeof lock>>; document: WaitingDocument; result: ScanResult },
): Promise<void> {
  const { answers, country, signedAt, required } = application;
  const to = answers.userInfo?.email;
  const type = documentTypes.find((known) => known === document.type);
  if (!type || signedAt || document.removed_at || document.superseded_at || !to) return;
  const mail = { refId: document.ref_id, to, language: languageOf(application.locale), country };
  const applicant = applicantMailData(answers);
  if (result !== "CLEAN")
    await writeMail(transaction, deps, {
      ...mail,
      reason: `document-refused:${document.id}`,
      kind: "document-refused",
      data: { ...applicant, document: type, fileName: document.file_name, isUnreadable: result === "UNREADABLE" },
    });
  else if (await isComplete(transaction, document.ref_id, required))
    await writeMail(transaction, deps, {
      ...mail,
      reason: `documents-checked:${document.id}`,
      kind: "documents-checked",
      data: applicant,
    });
}

/** Locks the application first, as uploading and removing a document do. */
function lock(transaction: Transaction<Database>, refId: string) {
  return transaction
    .selectFrom("application")
    .leftJoin("decision", "decision.id", "application.decision_id")
    .select(["application.locale", "application.country", "application.signed_at as signedAt"])
    .select("decision.required_documents as required")
    .select("application.answers")
    .where("application.ref_id", "=", refId)
    .forUpdate("application")
    .executeTakeFirstOrThrow();
}

async function isComplete(
  transaction: Transaction<Database>,
  refId: string,
  required: DocumentType[] | null,
): Promise<boolean> {
  const documents = await transaction
    .selectFrom("document")
    .select(["type", "scan"])
    .where("ref_id", "=", refId)
    .where("superseded_at", "is", null)
    .where("removed_at", "is", null)
    .execute();
  const clean: string[] = documents.filter(({ scan }) => scan === "CLEAN").map(({ type }) => type);
  return documents.every(({ scan }) => scan !== "WAITING") && (required ?? []).every((type) => clean.includes(type));
}
