import type { StaffAction } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findClaimedPolicy } from "../claims/read.ts";
import { screenPayees, screenTenant } from "../claims/sanctions.ts";
import type { Done } from "../change-known.ts";
import { screenFile } from "../bank/make-file.ts";
import { readBeforeClosing } from "../money/close-month.ts";
import { findRefundedPolicy } from "../payouts/refund-transfers.ts";
import { staffDay, refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { applyApproval } from "./kinds.ts";
import { findApproval, readOpenApproval } from "./read.ts";

export type ApprovalDecision = "APPROVED" | "REFUSED" | "TAKEN_BACK";

const acts: Record<ApprovalDecision, StaffAction> = {
  APPROVED: "approve",
  REFUSED: "refuse-approval",
  TAKEN_BACK: "take-back-approval",
};

/** Decides once what somebody asked for. A second decision is refused with who was faster, unless it is the same again. */
export async function decideApproval(
  deps: Deps,
  person: StaffMember,
  id: string,
  decision: ApprovalDecision,
): Promise<Done | Refusal> {
  const stopped = decision === "APPROVED" && (await checkAgain(deps, id));
  if (stopped) return stopped;
  const answer = await inTransaction(deps.db, async (transaction): Promise<Done | Refusal> => {
    const found = await lockApproval(transaction, id);
    if (!found) return refuse("NOT_FOUND");
    if (found.decision === decision && found.decidedBy === person.id) return { done: true };
    if (found.decision !== null && found.decidedAt) return refuseAsDecided(found.decider, staffDay(found.decidedAt));
    const isOwn = found.askedBy === person.id;
    if (isOwn && decision !== "TAKEN_BACK") return refuse("SECOND_PERSON_REQUIRED");
    if (!isOwn && decision === "TAKEN_BACK") return refuse("STEP_NOT_ALLOWED");
    const refused = decision === "APPROVED" ? await apply(transaction, deps, found, person) : null;
    if (refused) return refused;
    await transaction
      .updateTable("approval")
      .set({ decision, decided_by: person.id, decided_at: deps.clock.now() })
      .where("id", "=", found.id)
      .where("decision", "is", null)
      .where("asked_by", decision === "TAKEN_BACK" ? "=" : "<>", person.id)
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { approval: found.id, kind: found.kind };
    await recordAct(transaction, deps, { by: person.id, act: acts[decision], refId: found.refId, detail });
    return { done: true };
  });
  deps.jobs.wake();
  return answer;
}

/** Asks outside services again, because days may have passed since somebody asked for approval. */
async function checkAgain(deps: Deps, id: string): Promise<Refusal | null> {
  const found = await findApproval(deps.db, id);
  if (!found || found.decision !== null) return null;
  if (found.kind === "close-month") return readBeforeClosing(deps);
  if (found.kind === "release-payments") return screenFile(deps, found.subjectId);
  if (found.kind === "transfer-refund") {
    const policy = await findRefundedPolicy(deps.db, found.subjectId);
    return policy && screenTenant(deps, policy);
  }
  const policy = found.kind === "pay-out-claim" ? await findClaimedPolicy(deps.db, found.subjectId) : null;
  return policy && screenPayees(deps, policy);
}

/** Locks its application first, as everything does that changes an application, and then the approval itself. */
async function lockApproval(transaction: Transaction<Database>, id: string) {
  const found = await findApproval(transaction, id);
  if (found?.refId)
    await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("ref_id", "=", found.refId)
      .forUpdate()
      .execute();
  await transaction
    .selectFrom("approval")
    .select("id")
    .where("id", "=", found?.id ?? null)
    .forUpdate()
    .execute();
  return found && findApproval(transaction, id);
}

async function apply(
  transaction: Transaction<Database>,
  deps: Deps,
  { kind, subjectId }: NonNullable<Awaited<ReturnType<typeof findApproval>>>,
  person: StaffMember,
): Promise<Refusal | null> {
  const approval = await readOpenApproval(transaction, kind, subjectId);
  return approval ? applyApproval(transaction, deps, approval, person.id) : refuse("NOT_FOUND");
}
