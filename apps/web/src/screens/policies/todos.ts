import { type PolicyView, type Repayment, roundToCents } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";

export interface Todo {
  key: string;
  policy: PolicyView;
  title: string;
  detail: string;
  /** `card` opens the page for paying and for another card; anything else is the anchor of a part of the contract. */
  action: { kind: "card"; label: string } | { kind: "anchor"; anchor: string; label: string };
}

/** Anchors of the parts of a contract that may have a task. */
export const anchors = {
  claims: (refId: string) => `claims-${refId}`,
  movingOut: (refId: string) => `moving-out-${refId}`,
  next: (refId: string) => `next-${refId}`,
};

/** The tenant's tasks, most urgent first: money, then tasks with a deadline, then missing proof. */
export function todosOf(policies: readonly PolicyView[], text: Text): Todo[] {
  const all = policies.flatMap((policy) => [
    ...failedCharges(policy, text),
    ...openRepayments(policy, text),
    ...openClaims(policy, text),
    ...missingProof(policy, text),
    ...declined(policy, text),
  ]);
  const order = ["charge", "repayment", "claim", "proof", "declined"];
  const rank = ({ key }: Todo) => order.indexOf(key.split(":")[0] ?? "");
  return [...all].sort((a, b) => rank(a) - rank(b));
}

function failedCharges(policy: PolicyView, { t, money, date }: Text): Todo[] {
  const { refId, status, nextCharge, needsAnotherCard, premiumAmount, paymentMethod, mayWrite } = policy;
  if (status !== "PAST_DUE" && !needsAnotherCard) return [];
  const amount = money(nextCharge?.amount ?? premiumAmount);
  const method = paymentMethod?.kind === "sepa_debit" ? "account" : "card";
  return [
    {
      key: `charge:${refId}`,
      policy,
      title: status === "PAST_DUE" ? t("todo.charge", { amount }) : t(`todo.${method}`),
      detail: nextCharge
        ? t("todo.chargeAgain", { date: date(nextCharge.on) })
        : t(mayWrite ? `todo.${method}Text` : `todo.${method}AfterEnd`),
      action: { kind: "card", label: t("todo.chargeGo") },
    },
  ];
}

function openRepayments(policy: PolicyView, text: Text): Todo[] {
  const { t, money, date } = text;
  return policy.repayments.flatMap((repayment): Todo[] => {
    const { claimId, state, amount, paid, chooseUntil, dueOn, choices } = repayment;
    const todo = { key: `repayment:${claimId}`, policy };
    const open = money(amount - paid);
    if (choices.length > 0)
      return [
        {
          ...todo,
          title: t("todo.repayment", { amount: open }),
          detail: t("todo.until", { date: date(chooseUntil) }),
          action: { kind: "anchor", anchor: anchors.claims(policy.refId), label: t("todo.repaymentGo") },
        },
      ];
    if (state === "INVOICED")
      return [
        {
          ...todo,
          title: t("todo.invoice", { amount: open }),
          detail: t("todo.until", { date: date(dueOn) }),
          action: { kind: "card", label: t("todo.pay") },
        },
      ];
    return failedInstalments(repayment, text).map((failed) => ({ ...todo, ...failed }));
  });
}

/** One task for all instalments that could not be charged. Those that are being charged need nothing. */
function failedInstalments({ instalments }: Repayment, { t, money, date }: Text): Omit<Todo, "key" | "policy">[] {
  const failed = instalments.filter(({ state }) => state === "FAILED" || state === "UNPAID");
  if (failed.length === 0) return [];
  const [next] = failed.flatMap(({ nextTryOn }) => nextTryOn ?? []).sort();
  const sum = roundToCents(failed.reduce((total, { amount }) => total + amount, 0));
  return [
    {
      title: t("todo.charge", { amount: money(sum) }),
      detail: next === undefined ? t("todo.chargeOver") : t("todo.chargeAgain", { date: date(next) }),
      action: { kind: "card", label: t("todo.chargeGo") },
    },
  ];
}

function openClaims(policy: PolicyView, { t, money, date }: Text): Todo[] {
  return policy.claims
    .filter(({ mayObject }) => mayObject)
    .map(({ id, amount, objectUntil }) => ({
      key: `claim:${id}`,
      policy,
      title: t("todo.claim", { amount: money(amount) }),
      detail: t("todo.claimText", { date: date(objectUntil) }),
      action: { kind: "anchor", anchor: anchors.claims(policy.refId), label: t("todo.claimGo") },
    }));
}

function missingProof(policy: PolicyView, { t }: Text): Todo[] {
  if (policy.movingOut?.state !== "PROOF" || !policy.mayProveMovingOut) return [];
  return [
    {
      key: `proof:${policy.refId}`,
      policy,
      title: t("todo.proof"),
      detail: t("todo.proofText"),
      action: { kind: "anchor", anchor: anchors.movingOut(policy.refId), label: t("todo.proofGo") },
    },
  ];
}

function declined(policy: PolicyView, { t }: Text): Todo[] {
  if (policy.status !== "DECLINED") return [];
  return [
    {
      key: `declined:${policy.refId}`,
      policy,
      title: t("payment.timelineDeclined"),
      detail: t("todo.declinedText"),
      action: { kind: "anchor", anchor: anchors.next(policy.refId), label: t("todo.declinedGo") },
    },
  ];
}
