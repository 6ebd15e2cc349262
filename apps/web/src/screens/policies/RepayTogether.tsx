import { SummaryList } from "@kautia/design-system";
import { joinNames } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import type { RepayProps } from "./Repay.tsx";
import { RepaymentPlan } from "./RepaymentPlan.tsx";

/** A repayment as a co-tenant sees it: who chooses how to pay, what is paid, and where to transfer what is due. */
export function RepayTogether({ policy, repayment }: Pick<RepayProps, "policy" | "repayment">) {
  const { t, money, exactMoney, date, language } = useText();
  const { tenantName, coTenantNames, payTo, contractNumber } = policy;
  const { amount, paid, state, planned, chooseUntil, dueOn } = repayment;
  const isDue = state === "INVOICED" || state === "OVERDUE";
  return (
    <div className="k-flow repayment">
      <h2>{t("repayment.title", { amount: money(amount) })}</h2>
      <p>{t("together.owe", { names: joinNames([tenantName, ...coTenantNames], language) })}</p>
      {state === "CHOICE" ? (
        <p>{t("together.chooses", { payer: tenantName, until: date(chooseUntil), date: date(dueOn) })}</p>
      ) : null}
      {planned ? <RepaymentPlan repayment={repayment} /> : null}
      {isDue && payTo ? (
        <>
          <h3>{t("together.transfer")}</h3>
          <SummaryList
            rows={[
              { key: "amount", label: t("repayment.sum"), value: exactMoney(amount - paid) },
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
