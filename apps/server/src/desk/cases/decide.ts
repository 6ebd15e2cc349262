import { acceptCase, type DocumentType, furtherProgress, refuseCase, requestDocument, toCents } from "@kautia/contract";
import {
  type Application,
  type Decision,
  findApplicationById,
  type FollowingDecision,
  judgeFound,
  type MailRow,
} from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { priceOf, tariffBehind } from "../../quote/index.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import type { Person } from "../session.ts";
import { reviewMail } from "./mail.ts";
import { isDone, type Said, whyNot } from "./why-not.ts";

type Done = { done: true };

/** What somebody makes of a case, after all that is the same for every act. */
interface Act {
  name: string;
  decision: Pick<FollowingDecision, "outcome" | "reason" | "required_documents"> & { note: string | null };
  lastCompletedPage?: Application["lastCompletedPage"];
  supersedes?: DocumentType;
  mail(id: string): MailRow;
}

interface Request {
  person: Person;
  refId: string;
  /** The decision that the person had before their eyes. */
  decisionId: string;
}

/**
 * Decides on the decision that was looked at, and on no other: of two people at once one is first, and the other is told
 * who. Decision, history, mail and the person's act are written in one statement.
 */
async function decide(
  deps: Deps,
  { person, refId, decisionId }: Request,
  said: Said,
  make: (application: Application, decision: Decision) => Act,
): Promise<Done | Refusal> {
  const find = () => findApplicationById(deps, refId);
  const answer = await judgeFound<Done>(deps, find, async (application) => {
    const { decision, signedAt } = application;
    if (signedAt || decision?.id !== decisionId || decision.outcome !== "MANUAL_REVIEW")
      return (await isDone(deps, { person, decisionId }, said))
        ? { answer: { done: true } }
        : { answer: await whyNot(deps, application) };
    const { name, decision: made, mail, supersedes, lastCompletedPage } = make(application, decision);
    const id = deps.random.uuid();
    const following: FollowingDecision = { ...made, id, made_by: "STAFF", staff_id: person.id, follows: decision.id };
    const change = { decision: id, by: person.id };
    return {
      answer: { done: true },
      advance: {
        cause: name,
        change,
        set: { lastCompletedPage: lastCompletedPage ?? application.lastCompletedPage },
        decision: following,
        supersedes,
        mail: mail(id),
        act: { staff_id: person.id, act: said.act, detail: { decision: id, document: said.document } },
      },
    };
  });
  deps.jobs.wake();
  return answer ?? refuse("CASE_UNKNOWN");
}

export function accept(deps: Deps, request: Request, note: string | null): Promise<Done | Refusal> {
  return decide(deps, request, { act: "accept", document: null, note }, (application, decision) => {
    const depositCents = toCents(application.answers.rentDepositAmount ?? 0);
    const price = priceOf(application.answers.rentDepositAmount ?? 0, tariffBehind(decision, application.country));
    const prices = { depositCents, yearlyCents: toCents(price.yearly), monthlyCents: toCents(price.monthly) };
    return {
      name: acceptCase.name,
      decision: {
        outcome: "QUOTE",
        reason: null,
        // What never came was not needed to decide.
        required_documents: decision.requiredDocuments.filter((type) => application.uploadedDocuments.includes(type)),
        note,
      },
      lastCompletedPage: furtherProgress(application.lastCompletedPage, "RISK_CHECK"),
      mail: (id) => reviewMail(deps, application, "review-accepted", id, { ...prices, note }),
    };
  });
}

export function refuseIt(deps: Deps, request: Request, note: string): Promise<Done | Refusal> {
  return decide(deps, request, { act: "refuse", document: null, note }, (application, decision) => ({
    name: refuseCase.name,
    decision: { outcome: "REFUSED", reason: decision.reason, required_documents: decision.requiredDocuments, note },
    mail: (id) => reviewMail(deps, application, "review-refused", id, { note }),
  }));
}

/** One that is there already does not count any more: the tenant is to bring a better one. */
export function askForDocument(
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
    mail: (id) => reviewMail(deps, application, "document-requested", id, { document: type, note }),
  }));
}
