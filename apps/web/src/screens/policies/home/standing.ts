import type { Claim, PolicyView } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { isClaimOpen } from "#parts/claims/is-claim-open.ts";
import { asSentence, landlordOf } from "../landlord-of.ts";
import { todosOf, type Todo } from "./todos.ts";

/** Where a contract stands, in one sentence, with what to know about it and the one thing to do now, if any. */
export interface Standing {
  title: string;
  detail: string | null;
  action: Todo["action"] | null;
  /** What can be done after that. */
  others: readonly Todo[];
}

export function standingOf(policy: PolicyView, text: Text): Standing {
  const [first, ...others] = todosOf(policy, text);
  if (first) return { title: first.title, detail: first.detail, action: first.action, others };
  const [title, detail] = sentencesOf(policy, text);
  return { title: asSentence(title), detail, action: null, others: [] };
}

type Sentences = readonly [title: string, detail: string | null];

function sentencesOf(policy: PolicyView, text: Text): Sentences {
  const { t, money } = text;
  const landlord = landlordOf(policy, text);
  const paying = policy.repayments.find(({ state }) => state !== "PAID");
  if (paying) return [t("home.REPAYING", { amount: money(paying.amount - paying.paid) }), t("home.nothingToDo")];
  const claim = policy.claims.filter(isClaimOpen).at(-1);
  if (claim) return ofClaim(claim, landlord, text);
  return ofStatus(policy, text);
}

function ofClaim({ decision }: Claim, landlord: string, { t, money }: Text): Sentences {
  if (decision === null) return [t("home.CLAIM_OPEN"), t("policies.detail.CLAIM_DECISION")];
  return [t("home.CLAIM_GRANTED", { landlord, amount: money(decision.amount) }), t("policies.detail.CLAIM_PAYOUT")];
}

/** Where a contract stands by its status alone, without tasks and claims. */
export function ofStatus(policy: PolicyView, text: Text): Sentences {
  const { t, money, date } = text;
  const { status, movingOut, line, coverStart, insuranceStart, depositAmount } = policy;
  const landlord = landlordOf(policy, text);
  switch (status) {
    case "SIGNED":
      return [t("home.SIGNED", { landlord }), t("home.SIGNED.detail")];
    case "ACCEPTED":
      return [
        t("policies.event.ACCEPTED", { landlord }),
        t(acceptedKey(policy), { date: date(coverStart ?? insuranceStart) }),
      ];
    case "ACTIVE":
      return [t("home.ACTIVE"), t("home.ACTIVE.detail", { amount: money(depositAmount) })];
    case "PAST_DUE":
      return [t("home.PAST_DUE"), null];
    case "CANCELLATION_REQUESTED":
      if (movingOut?.premiumUntil)
        return [t("home.MOVED"), t("home.MOVED.detail", { until: date(movingOut.premiumUntil), landlord })];
      if (movingOut?.state === "OPEN") return [t("home.PROOF"), t("home.nothingToDo")];
      return [t("home.LEAVING"), t("policies.detail.RELEASE")];
    case "DECLINED":
      return [t("policies.event.DECLINED", { landlord }), null];
    case "WITHDRAWN":
      return [t("policies.event.WITHDRAWN"), afterEnd(policy, text)];
    case "ENDED":
      return line.some(({ event }) => event === "UNANSWERED")
        ? [t("policies.event.UNANSWERED", { landlord }), t("home.UNANSWERED.detail")]
        : [t("policies.event.ENDED"), afterEnd(policy, text)];
  }
}

function acceptedKey({ certificateOriginal: original }: PolicyView) {
  if (original === null) return "home.ACCEPTED.detail";
  return original.postedOn === null ? "home.ACCEPTED.original" : "home.ACCEPTED.posted";
}

function afterEnd({ refund }: PolicyView, { t, money, date }: Text): string | null {
  if (!refund) return t("home.nothingOpen");
  if (refund.paidOn === null) return null;
  return t("home.refunded", { amount: money(refund.amount), date: date(refund.paidOn) });
}
