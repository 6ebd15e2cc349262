import type { Instalment } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import type { RepayProps } from "./Repay.tsx";
import { RepaymentPlan } from "./RepaymentPlan.tsx";

const dueStates: readonly Instalment["state"][] = ["FAILED", "UNPAID", "INVOICED"];

/** A repayment as a co-tenant sees it: who chooses how to pay, what is paid, and where to transfer what is due. */
export function RepayTogether({ policy, repayment }: Pick<RepayProps, "policy" | "repayment">) {
  const { t, money, exactMoney, date, language } = useText();
  const { tenantName, payTo, contractNumber } = policy;
  const { amount, state, planned, chooseUntil, dueOn, instalments } = repayment;
  // Otherwise it could be paid twice.
  const isCharging = instalments.some((instalment) => instalment.state === "CHARGING");
  // A transfer is booked for one instalment, and only if its amount is the same.
  const due = isCharging ? undefined : instalments.find((instalment) => dueStates.includes(instalment.state));
  return (
    <div className="k-flow repayment">
      <h2>{t("repayment.title", { amount: money(amount) })}</h2>
      {state === "PAID" ? null : <p>{t("together.owe", { names: nameTenants(policy, language) })}</p>}
      {state === "CHOICE" ? (
        <p>{t("together.chooses", { payer: tenantName, until: date(chooseUntil), date: date(dueOn) })}</p>
      ) : null}
      {planned ? <RepaymentPlan repayment={repayment} /> : null}
      {due && payTo ? (
        <>
          <h3>{t("together.transfer")}</h3>
          <SummaryList
            rows={[
              { key: "amount", label: t("claims.amount"), value: exactMoney(due.amount) },
              { key: "holder", label: t("together.holder"), value: <span translate="no">{payTo.holder}</span> },
              { key: "iban", label: t("together.iban"), value: <span translate="no">{payTo.iban}</span> },
              { key: "reference", label: t("together.reference"), value: <span translate="no">{contractNumber}</span> },
            ]}
          />
        </>
      ) : null}
    </div>
  );
}
