import { acceptCase, refuseCase, requestDocument } from "@kautia/contract";
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
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { explainConflict, isRepeated } from "./conflict.ts";
import { type CaseOutcome, outcomeOf, type StaffDecision } from "./outcomes.ts";

type Done = { done: true };

interface Request {
  person: StaffMember;
  refId: string;
  /** The decision that was in force when the person opened the case. */
  decisionId: string;
}

const causes: Record<StaffDecision["act"], string> = {
  accept: acceptCase.name,
  refuse: refuseCase.name,
  "request-document": requestDocument.name,
};

/** Replaces the decision that the person was looking at. If it was already replaced, the person learns by whom. */
export async function decideCase(
  deps: Deps,
  { person, refId, decisionId }: Request,
  staffDecision: StaffDecision,
): Promise<Done | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction): Promise<Done | Refusal> => {
    await lockUnsigned(transaction, refId);
    const application = await findApplicationIn(transaction, refId);
    if (!application) return refuse("CASE_UNKNOWN");
    const { decision, signedAt } = application;
    if (signedAt || decision?.id !== decisionId || decision.outcome !== "MANUAL_REVIEW")
      return (await isRepeated(transaction, { person, decisionId }, staffDecision))
        ? { done: true }
        : explainConflict(transaction, application);
    const outcome = outcomeOf(application, decision, staffDecision);
    const id = await writeOutcome(transaction, deps, { application, decision }, outcome, {
      cause: causes[staffDecision.act],
      by: person.id,
    });
    const document = staffDecision.act === "request-document" ? staffDecision.document : null;
    const detail = { decision: id, document };
    await recordAct(transaction, deps, { by: person.id, act: staffDecision.act, refId, detail });
    if (document) await supersedeDocuments(transaction, deps, { refId, type: document });
    return { done: true };
  });
  deps.jobs.wake();
  return answer;
}

/** Adds the person's decision after the one in force, and writes its mail. Returns its id. */
export async function writeOutcome(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { application, decision }: { application: Application; decision: Decision },
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
