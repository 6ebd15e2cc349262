import type { LineEntry, PolicyStatus, PolicyView } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { dateOfEntry } from "../../parts/timeline/date-of-entry.ts";
import type { Text } from "@kautia/locales/format";
import { asSentence, landlordOf } from "./landlord-of.ts";

/** Title and optional detail of each entry; the detail says who acted or what the entry waits for. */
const texts: Record<LineEntry["event"], { title: TextKey; detail?: TextKey }> = {
  SIGNED: { title: "policies.event.SIGNED" },
  LANDLORD_ANSWER: { title: "policies.event.LANDLORD_ANSWER", detail: "policies.detail.LANDLORD_ANSWER" },
  ACCEPTED: { title: "policies.event.ACCEPTED" },
  CASH_RETURN: { title: "policies.event.CASH_RETURN", detail: "policies.detail.CASH_RETURN" },
  DECLINED: { title: "policies.event.DECLINED", detail: "policies.detail.DECLINED" },
  UNANSWERED: { title: "policies.event.UNANSWERED", detail: "policies.detail.UNANSWERED" },
  COVER: { title: "policies.event.COVER", detail: "policies.detail.COVER" },
  PREMIUM_FAILED: { title: "policies.event.PREMIUM_FAILED", detail: "policies.detail.PREMIUM_FAILED" },
  PREMIUM_PAID: { title: "policies.event.PREMIUM_PAID" },
  NEXT_PREMIUM: { title: "policies.event.NEXT_PREMIUM", detail: "policies.detail.NEXT_PREMIUM" },
  NEXT_TRY: { title: "policies.event.NEXT_TRY", detail: "policies.detail.NEXT_TRY" },
  PERSON_TAKES_OVER: { title: "policies.event.PERSON_TAKES_OVER", detail: "policies.detail.PERSON_TAKES_OVER" },
  CLAIM_REPORTED: { title: "policies.event.CLAIM_REPORTED" },
  CLAIM_OBJECTED: { title: "policies.event.CLAIM_OBJECTED" },
  CLAIM_AGREED: { title: "policies.event.CLAIM_AGREED" },
  CLAIM_ACCEPTED: { title: "policies.event.CLAIM_ACCEPTED", detail: "policies.detail.CLAIM_ACCEPTED" },
  CLAIM_REFUSED: { title: "policies.event.CLAIM_REFUSED" },
  CLAIM_OBJECTION: { title: "policies.event.CLAIM_OBJECTION", detail: "policies.detail.CLAIM_OBJECTION" },
  CLAIM_DECISION: { title: "policies.event.CLAIM_DECISION", detail: "policies.detail.CLAIM_DECISION" },
  CLAIM_PAYOUT: { title: "policies.event.CLAIM_PAYOUT", detail: "policies.detail.CLAIM_PAYOUT" },
  CLAIM_PAID: { title: "policies.event.CLAIM_PAID" },
  REPAYMENT_CHOICE: { title: "policies.event.REPAYMENT_CHOICE", detail: "policies.detail.REPAYMENT_CHOICE" },
  REPAYMENT_PLANNED: { title: "policies.event.REPAYMENT_PLANNED", detail: "policies.detail.REPAYMENT_PLANNED" },
  REPAYMENT_INVOICED: { title: "policies.event.REPAYMENT_INVOICED" },
  INVOICE_DUE: { title: "policies.event.INVOICE_DUE", detail: "policies.detail.INVOICE_DUE" },
  NEXT_INSTALMENT: { title: "policies.event.NEXT_INSTALMENT", detail: "policies.detail.NEXT_INSTALMENT" },
  INSTALMENT_FAILED: { title: "policies.event.INSTALMENT_FAILED", detail: "policies.detail.INSTALMENT_FAILED" },
  INSTALMENT_TRY: { title: "policies.event.INSTALMENT_TRY", detail: "policies.detail.NEXT_TRY" },
  REPAID: { title: "policies.event.REPAID" },
  CANCELLATION_REQUESTED: { title: "policies.event.CANCELLATION_REQUESTED" },
  STAYED: { title: "policies.event.STAYED" },
  MOVING_OUT_GIVEN: { title: "policies.event.MOVING_OUT_GIVEN" },
  MOVING_OUT_CONFIRMED: {
    title: "policies.event.MOVING_OUT_CONFIRMED",
    detail: "policies.detail.MOVING_OUT_CONFIRMED",
  },
  MOVING_OUT_REFUSED: { title: "policies.event.MOVING_OUT_REFUSED", detail: "policies.detail.MOVING_OUT_REFUSED" },
  MOVING_OUT_PROOF: { title: "policies.event.MOVING_OUT_PROOF" },
  MOVING_OUT_DECISION: { title: "policies.event.MOVING_OUT_DECISION", detail: "policies.detail.MOVING_OUT_DECISION" },
  RELEASE: { title: "policies.event.RELEASE", detail: "policies.detail.RELEASE" },
  END: { title: "policies.event.END" },
  WITHDRAWN: { title: "policies.event.WITHDRAWN", detail: "policies.detail.WITHDRAWN" },
};

/** The timeline of a policy, with texts. */
export function lineItems(policy: PolicyView, text: Text): TimelineItem[] {
  return policy.line.map((entry) => ({
    // It has happened, but is no success for the tenant.
    state: entry.event === "CLAIM_REPORTED" ? "problem" : entry.state,
    ...sentenceOf(entry, policy, text),
    ...dateOfEntry(entry, policy.line, text),
  }));
}

/** What an entry says happened or happens. */
export function sentenceOf(entry: LineEntry, policy: PolicyView, text: Text): { title: string; detail?: string } {
  const { t, money } = text;
  const { line, status, nextCharge } = policy;
  const landlord = landlordOf(policy, text);
  const { title, detail } = textsOf(entry, status, line);
  const isCharge = nextCharge !== null && nextCharge.on === entry.on;
  const charge =
    isCharge && entry.event === "NEXT_PREMIUM"
      ? "policies.event.NEXT_PREMIUM_OF"
      : isCharge && entry.event === "NEXT_INSTALMENT"
        ? "policies.event.NEXT_INSTALMENT_OF"
        : null;
  return {
    title: charge ? t(charge, { amount: money(nextCharge?.amount ?? 0) }) : asSentence(t(title, { landlord })),
    ...(detail && { detail: asSentence(t(detail, { landlord })) }),
  };
}

/** Some events have a different text once they have passed, after a cancellation, or while the landlord has not answered. */
function textsOf(
  { event, state, on }: LineEntry,
  status: PolicyStatus,
  line: readonly LineEntry[],
): { title: TextKey; detail?: TextKey } {
  if (event === "NEXT_PREMIUM" && status === "CANCELLATION_REQUESTED")
    return { title: texts[event].title, detail: "policies.detail.NEXT_PREMIUM_CANCELLED" };
  if (event === "COVER" && state === "done") return { title: "policies.event.COVER_BEGUN" };
  if (event === "COVER" && line.some((entry) => entry.event === "LANDLORD_ANSWER"))
    return { title: texts[event].title, detail: "policies.detail.COVER_UNANSWERED" };
  if (event === "CASH_RETURN" && state === "done")
    return { title: "policies.event.CASH_RETURN_PAST", detail: "policies.detail.CASH_RETURN" };
  if (event === "END" && state === "done") return { title: "policies.event.ENDED" };
  if (event === "LANDLORD_ANSWER" && on !== null)
    return { title: texts[event].title, detail: "policies.detail.LANDLORD_ANSWER_UNTIL" };
  return texts[event];
}
