import { type CaseVerdict, furtherProgress, toCents } from "@kautia/contract";
import type { Application, Decision, FollowingDecision } from "../../application/index.ts";
import type { NewMail } from "../../mails/index.ts";
import { priceOf, tariffOfDecision } from "../../quote/index.ts";
import { reviewMail } from "./mail.ts";

export interface CaseOutcome {
  decision: Pick<FollowingDecision, "outcome" | "reason" | "required_documents"> & { note: string | null };
  /** The changes in the application. */
  set: Partial<Application>;
  /** The mail about the decision with this id. */
  mail(id: string): NewMail;
}

/** How a person's decision changes an application and the decision that it follows. */
export function outcomeOf(application: Application, decision: Decision, verdict: CaseVerdict): CaseOutcome {
  const { note } = verdict;
  switch (verdict.act) {
    case "accept":
      return {
        decision: {
          outcome: "QUOTE",
          reason: null,
          // The person decided without the documents that were not uploaded, so they are no longer required.
          required_documents: decision.requiredDocuments.filter((type) => application.uploadedDocuments.includes(type)),
          note,
        },
        set: { lastCompletedPage: furtherProgress(application.lastCompletedPage, "RISK_CHECK") },
        mail: (id) => reviewMail(application, "review-accepted", id, { ...pricesOf(application, decision), note }),
      };
    case "refuse":
      return {
        decision: { outcome: "REFUSED", reason: decision.reason, required_documents: decision.requiredDocuments, note },
        set: {},
        mail: (id) => reviewMail(application, "review-refused", id, { note: verdict.note }),
      };
    case "request-document": {
      const { document } = verdict;
      return {
        decision: {
          outcome: "MANUAL_REVIEW",
          reason: decision.reason,
          required_documents: [...new Set([...decision.requiredDocuments, document])],
          note,
        },
        set: {},
        mail: (id) => reviewMail(application, "document-requested", id, { document, note }),
      };
    }
  }
}

function pricesOf({ answers, country }: Application, decision: Decision) {
  const price = priceOf(answers.rentDepositAmount ?? 0, tariffOfDecision(decision, country));
  return {
    depositCents: toCents(answers.rentDepositAmount ?? 0),
    yearlyCents: toCents(price.yearly),
    monthlyCents: toCents(price.monthly),
  };
}
