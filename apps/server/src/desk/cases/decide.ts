import { acceptCase, type DocumentType, furtherProgress, refuseCase, requestDocument, toCents } from "@kautia/contract";
import {
  type Application,
  type Decision,
  findApplicationById,
  type FollowingDecision,
  updateFoundApplication,
} from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { supersedeDocuments } from "../../documents/index.ts";
import type { NewMail } from "../../mails/index.ts";
import { priceOf, tariffOfDecision } from "../../quote/index.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { reviewMail } from "./mail.ts";
import { explainConflict, isRepeated, type StaffDecision } from "./conflict.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

type Done = { done: true };

interface ActOutcome {
  name: string;
  decision: Pick<FollowingDecision, "outcome" | "reason" | "required_documents"> & { note: string | null };
  lastCompletedPage?: Application["lastCompletedPage"];
  supersedes?: DocumentType;
  mail(id: string): NewMail;
}

interface Request {
  person: StaffMember;
  refId: string;
  /** The decision that was in force when the person opened the case. */
  decisionId: string;
}

/** Replaces the decision that the person was looking at. If it was already replaced, the person learns by whom. */
async function decide(
  deps: Deps,
  { person, refId, decisionId }: Request,
  staffDecision: StaffDecision,
  buildOutcome: (application: Application, decision: Decision) => ActOutcome,
): Promise<Done | Refusal> {
  const find = () => findApplicationById(deps, refId);
  const answer = await updateFoundApplication<Done>(deps, find, async (application) => {
    const { decision, signedAt } = application;
    if (signedAt || decision?.id !== decisionId || decision.outcome !== "MANUAL_REVIEW")
      return (await isRepeated(deps, { person, decisionId }, staffDecision))
        ? { answer: { done: true } }
        : { answer: await explainConflict(deps, application) };
    const { name, decision: made, mail, supersedes, lastCompletedPage } = buildOutcome(application, decision);
    const id = deps.random.uuid();
    const following: FollowingDecision = { ...made, id, made_by: "STAFF", staff_id: person.id, follows: decision.id };
    const change = { decision: id, by: person.id };
    return {
      answer: { done: true },
      write: {
        cause: name,
        change,
        set: { lastCompletedPage: lastCompletedPage ?? application.lastCompletedPage },
        decision: following,
        mail: mail(id),
        async also(transaction) {
          const detail = { decision: id, document: staffDecision.document };
          await recordAct(transaction, deps, { by: person.id, act: staffDecision.act, refId, detail });
          if (supersedes) await supersedeDocuments(transaction, deps, { refId, type: supersedes });
        },
      },
    };
  });
  deps.jobs.wake();
  return answer ?? refuse("CASE_UNKNOWN");
}

export function acceptCaseFor(deps: Deps, request: Request, note: string | null): Promise<Done | Refusal> {
  return decide(deps, request, { act: "accept", document: null, note }, (application, decision) => {
    const depositCents = toCents(application.answers.rentDepositAmount ?? 0);
    const price = priceOf(application.answers.rentDepositAmount ?? 0, tariffOfDecision(decision, application.country));
    const prices = { depositCents, yearlyCents: toCents(price.yearly), monthlyCents: toCents(price.monthly) };
    return {
      name: acceptCase.name,
      decision: {
        outcome: "QUOTE",
        reason: null,
        // The person decided without the documents that were not uploaded, so they are no longer required.
        required_documents: decision.requiredDocuments.filter((type) => application.uploadedDocuments.includes(type)),
        note,
      },
      lastCompletedPage: furtherProgress(application.lastCompletedPage, "RISK_CHECK"),
      mail: (id) => reviewMail(application, "review-accepted", id, { ...prices, note }),
    };
  });
}

export function refuseCaseFor(deps: Deps, request: Request, note: string): Promise<Done | Refusal> {
  return decide(deps, request, { act: "refuse", document: null, note }, (application, decision) => ({
    name: refuseCase.name,
    decision: { outcome: "REFUSED", reason: decision.reason, required_documents: decision.requiredDocuments, note },
    mail: (id) => reviewMail(application, "review-refused", id, { note }),
  }));
}

/** Asks the tenant for a document. Existing uploads of this type no longer count. */
export function requestDocumentFor(
  deps: Deps,
  request: Request,
  { type, note }: { type: DocumentType; note: string | null },
): Promise<Done | Refusal> {
  return decide(deps, request, { act: "request-document", document: type, note }, (application, decision) => ({
    name: requestDocument.name,
    decision: {
      outcome: "MANUAL_REVIEW",
      reason: decision.reason,
      required_documents: [...new Set([...decision.requiredDocuments, type])],
      note,
    },
    supersedes: type,
    mail: (id) => reviewMail(application, "document-requested", id, { document: type, note }),
  }));
}
