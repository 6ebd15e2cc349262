import { acceptCase, type CallAnswer, type CaseVerdict, refuseCase, requestDocument } from "@kautia/contract";
import type { Transaction } from "kysely";
import {
  type Application,
  changeApplicationIn,
  type Decision,
  findApplicationIn,
  lockUnsigned,
} from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { supersedeDocuments } from "../../documents/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { findEarlier, readPendingCase, storePending } from "../decisions/pending.ts";
import { recordAct } from "../session.ts";
import { deleteDrafts } from "../work/drafts.ts";
import { explainConflict, isRepeated } from "./conflict.ts";
import { type CaseOutcome, outcomeOf } from "./outcomes.ts";

type Decided = CallAnswer<typeof acceptCase>;
type WriteDeps = Pick<Deps, "clock" | "random">;

interface Request {
  person: StaffMember;
  refId: string;
  /** The decision that was in force when the person opened the case. */
  decisionId: string;
}

interface OpenCase {
  application: Application;
  decision: Decision;
}

const causes: Record<CaseVerdict["act"], string> = {
  accept: acceptCase.name,
  refuse: refuseCase.name,
  "request-document": requestDocument.name,
};

/**
 * Decides a case. The decision takes effect after the time for undoing it. It follows the one that the person was looking at;
 * if that was already replaced, or somebody has decided, the person learns who.
 */
export async function decideCase(
  deps: Deps,
  { person, refId, decisionId }: Request,
  verdict: CaseVerdict,
): Promise<Decided | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction): Promise<Decided | Refusal> => {
    const found = await lockCase(transaction, refId);
    if (!found) return refuse("CASE_UNKNOWN");
    const earlier = await findEarlier(transaction, person, { kind: "CASE", subjectId: refId, verdict });
    if (earlier instanceof Refusal) return earlier;
    const open = openAt(found, decisionId);
    if (!earlier && !open)
      return (await isRepeated(transaction, { person, decisionId }, verdict))
        ? { done: true, pending: null }
        : explainConflict(transaction, found);
    if (!earlier && open) await decideOrWait(transaction, deps, person, open, verdict);
    return { done: true, pending: await readPendingCase(transaction, refId, deps.clock.now()) };
  });
  deps.jobs.wake();
  return answer;
}

async function decideOrWait(
  transaction: Transaction<Database>,
  deps: Deps,
  person: StaffMember,
  open: OpenCase,
  verdict: CaseVerdict,
): Promise<void> {
  if (deps.config.decisionUndoSeconds === 0) return applyVerdict(transaction, deps, open, verdict, person.id);
  const { refId } = open.application;
  const seenDecisionId = open.decision.id;
  await storePending(transaction, deps, person, { kind: "CASE", subjectId: refId, refId, verdict, seenDecisionId });
}

/** Applies a decision that nobody has undone. False if it no longer can be, because the tenant has changed an answer. */
export async function applyPendingCase(
  transaction: Transaction<Database>,
  deps: WriteDeps,
  { refId, seenDecisionId, verdict, by }: { refId: string; seenDecisionId: string; verdict: CaseVerdict; by: string },
): Promise<boolean> {
  const found = await lockCase(transaction, refId);
  const open = found && openAt(found, seenDecisionId);
  if (open) await applyVerdict(transaction, deps, open, verdict, by);
  return Boolean(open);
}

async function lockCase(transaction: Transaction<Database>, refId: string): Promise<Application | null> {
  await lockUnsigned(transaction, refId);
  return findApplicationIn(transaction, refId);
}

/** The case if it still waits for a person, and this is its decision in force. */
function openAt(application: Application, decisionId: string): OpenCase | null {
  const { decision, signedAt } = application;
  if (signedAt || decision?.id !== decisionId || decision.outcome !== "MANUAL_REVIEW") return null;
  return { application, decision };
}

async function applyVerdict(
  transaction: Transaction<Database>,
  deps: WriteDeps,
  open: OpenCase,
  verdict: CaseVerdict,
  by: string,
): Promise<void> {
  const { refId } = open.application;
  const outcome = outcomeOf(open.application, open.decision, verdict);
  const id = await writeOutcome(transaction, deps, open, outcome, { cause: causes[verdict.act], by });
  const document = verdict.act === "request-document" ? verdict.document : null;
  const detail = { decision: id, document };
  await recordAct(transaction, deps, { by, act: verdict.act, refId, detail });
  // Drafts for a case that stays open stay, except the question that was now asked.
  await deleteDrafts(transaction, { kind: "CASE", id: refId }, document ? by : undefined);
  if (document) await supersedeDocuments(transaction, deps, { refId, type: document });
}

/** Adds the person's decision after the one in force, and writes its mail. Returns its id. */
export async function writeOutcome(
  transaction: Transaction<Database>,
  deps: WriteDeps,
  { application, decision }: OpenCase,
  { decision: made, set, mail }: CaseOutcome,
  { cause, by }: { cause: string; by: string },
): Promise<string> {
  const id = deps.random.uuid();
  await changeApplicationIn(transaction, deps, application, {
    cause,
    change: { decision: id, by },
    set,
    decision: { ...made, id, made_by: "STAFF", staff_id: by, follows: decision.id },
    mail: mail(id),
  });
  return id;
}
