import { type DocumentType, documentTypes, removeDocument as call } from "@kautia/contract";
import type { Transaction } from "kysely";
import {
  type Application,
  lockUnchanged,
  mayUploadDocuments,
  documentsMayBeMissing,
  recordChange,
  type Tenant,
  withApplication,
} from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

type Removed = { removed: true };

/** Removes a document of the tenant: the risk check ignores it from now on, and a job deletes its bytes. */
export async function removeDocument(deps: Deps, tenant: Tenant, id: string): Promise<Removed | Refusal> {
  const answer = await withApplication(deps, tenant, (application) => tryToRemove(deps, application, id));
  deps.jobs.wake();
  return answer;
}

async function tryToRemove(deps: Deps, application: Application, id: string): Promise<Removed | Refusal> {
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayUploadDocuments(application)) return refuse("STEP_NOT_ALLOWED");
  const required = documentsMayBeMissing(application) ? [] : (application.decision?.requiredDocuments ?? []);
  const { refId } = application;
  return inTransaction(deps.db, async (transaction) => {
    await lockUnchanged(transaction, application);
    const documents = await readDocuments(transaction, refId);
    const document = documents.find((item) => item.id === id);
    if (!document) return refuse("NOT_FOUND");
    if (document.removed_at) return { removed: true };
    const others = documents.filter((item) => item !== document && isUsable(item) && item.type === document.type);
    if (isUsable(document) && required.includes(document.type) && others.length === 0)
      return refuse("STEP_NOT_ALLOWED");
    const at = deps.clock.now();
    await transaction.updateTable("document").set({ removed_at: at, try_at: at }).where("id", "=", id).execute();
    await recordChange(transaction, refId, { cause: call.name, change: { document: id, type: document.type }, at });
    return { removed: true };
  });
}

type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number];

function readDocuments(transaction: Transaction<Database>, refId: string) {
  return transaction
    .selectFrom("document")
    .select(["id", "type", "scan", "removed_at", "superseded_at"])
    .where("ref_id", "=", refId)
    .where("type", "in", documentTypes)
    .$narrowType<{ type: DocumentType }>()
    .execute();
}

function isUsable({ scan, removed_at, superseded_at }: DocumentRow): boolean {
  return scan === "CLEAN" && removed_at === null && superseded_at === null;
}
