import { type PolicyView, type Repayment, roundToCents, sumBy } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { asSentence, landlordOf } from "../landlord-of.ts";
import type { PolicyPageId } from "../tabs.ts";

export interface Todo {
  key: string;
  title: string;
  detail: string;
  /** `card` opens the page for paying and for another card; anything else is a page of the contract. */
  action: { kind: "card" | PolicyPageId; label: string };
}

/** The tenant's tasks for a contract, most urgent first: money, then tasks with a deadline, then missing proof. */
export function todosOf(policy: PolicyView, text: Text): Todo[] {
  return [
    ...failedCharges(policy, text),
    ...openRepayments(policy, text),
    ...openClaims(policy, text),
    ...movingOut(policy, text),
    ...declined(policy, text),
  ];
}

function failedCharges(policy: PolicyView, { t, money, date }: Text): Todo[] {
  const { refId, status, nextCharge, needsAnotherCard, premiumAmount, paymentMethod, mayWrite } = policy;
  if (status !== "PAST_DUE" && !needsAnotherCard) return [];
  const amount = money(nextCharge?.amount ?? premiumAmount);
  const method = paymentMethod?.kind === "sepa_debit" ? "account" : "card";
  return [
    {
      key: `charge:${refId}`,
      title: status === "PAST_DUE" ? t("todo.charge", { amount }) : t(`todo.${method}`),
      detail: nextCharge
        ? t("todo.chargeAgain", { date: date(nextCharge.on) })
        : t(mayWrite ? `todo.${method}Text` : `todo.${method}AfterEnd`),
      action: { kind: "card", label: t("todo.chargeGo") },
    },
  ];
}

function openRepayments({ repayments, role }: PolicyView, text: Text): Todo[] {
  const { t, money, date } = text;
  return repayments.flatMap((repayment): Todo[] => {
    const { claimId, state, amount, paid, chooseUntil, dueOn, choices } = repayment;
    const todo = { key: `repayment:${claimId}` };
    const open = money(amount - paid);
    if (choices.length > 0)
      return [
        {
          ...todo,
          title: t("todo.repayment", { amount: open }),
          detail: t("todo.until", { date: date(chooseUntil) }),
          action: { kind: "policy-repayment", label: t("todo.repaymentGo") },
        },
      ];
    if (state === "INVOICED")
      return [
        {
          ...todo,
          title: t("todo.invoice", { amount: open }),
          detail: t("todo.until", { date: date(dueOn) }),
          action:
            role === "TENANT"
              ? { kind: "card", label: t("todo.pay") }
              : { kind: "policy-repayment", label: t("todo.pay") },
        },
      ];
    if (role === "CO_TENANT") return [];
    return failedInstalments(repayment, text).map((failed) => ({ ...todo, ...failed }));
  });
}

/** One task for all instalments that could not be charged. Those that are being charged need nothing. */
function failedInstalments({ instalments }: Repayment, { t, money, date }: Text): Omit<Todo, "key">[] {
  const failed = instalments.filter(({ state }) => state === "FAILED" || state === "UNPAID");
  if (failed.length === 0) return [];
  const [next] = failed.flatMap(({ nextTryOn }) => nextTryOn ?? []).sort();
  const sum = roundToCents(sumBy(failed, ({ amount }) => amount));
  return [
    {
      title: t("todo.charge", { amount: money(sum) }),
      detail: next === undefined ? t("todo.chargeOver") : t("todo.chargeAgain", { date: date(next) }),
      action: { kind: "card", label: t("todo.chargeGo") },
    },
  ];
}

function openClaims(policy: PolicyView, text: Text): Todo[] {
  const { t, money, date } = text;
  const landlord = landlordOf(policy, text);
  return policy.claims
    .filter(({ mayObject }) => mayObject)
    .map(({ id, amount, objectUntil }) => ({
      key: `claim:${id}`,
      title: asSentence(t("todo.claim", { amount: money(amount), landlord })),
      detail: t("todo.claimText", { date: date(objectUntil) }),
      action: { kind: "policy-claims", label: t("todo.claimGo") },
    }));
}

/** A proof that is missing or was refused, and the question to tenants who wait for the release. */
function movingOut({ refId, movingOut: proof, mayProveMovingOut }: PolicyView, { t }: Text): Todo[] {
  const state = proof?.state ?? "NONE";
  if (!mayProveMovingOut || state === "OPEN" || state === "CONFIRMED") return [];
  const key = `proof:${refId}`;
  const action = {
    kind: "policy-moving-out" as const,
    label: t(state === "PROOF" ? "todo.proofGo" : "todo.movedOutGo"),
  };
  if (state === "PROOF") return [{ key, title: t("todo.proof"), detail: t("todo.proofText"), action }];
  if (state === "REFUSED") return [{ key, title: t("todo.refused"), detail: t("todo.refusedText"), action }];
  return [{ key, title: t("home.LEAVING"), detail: t("todo.movedOutText"), action }];
}

function declined(policy: PolicyView, text: Text): Todo[] {
  if (policy.status !== "DECLINED" || policy.role === "CO_TENANT") return [];
  const { t } = text;
  return [
    {
      key: `declined:${policy.refId}`,
      title: asSentence(t("policies.event.DECLINED", { landlord: landlordOf(policy, text) })),
      detail: t("todo.declinedText"),
      action: { kind: "policy-declined", label: t("todo.declinedGo") },
    },
  ];
}
