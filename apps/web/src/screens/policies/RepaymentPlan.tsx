import type { Instalment, Repayment } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import "../../parts/claims/claims.css";

export function RepaymentPlan({ repayment: { amount, paid, instalments } }: { repayment: Repayment }) {
  const { t, exactMoney, date } = useText();
  const stateText = ({ state, nextTryOn, paidOn }: Instalment) => {
    if (paidOn) return t("repayment.paidOn", { date: date(paidOn) });
    if (state === "FAILED" && nextTryOn) return t("repayment.failed", { date: date(nextTryOn) });
    return t(`repayment.${state}`);
  };
  return (
    <SummaryList
      className="repayment-plan"
      rows={[
        ...instalments.map((instalment) => ({
          key: String(instalment.number),
          label: date(instalment.on),
          value: (
            <>
              <span>{exactMoney(instalment.amount)}</span>
              <span className="quiet">{`, ${stateText(instalment)}`}</span>
            </>
          ),
        })),
        {
          key: "paid",
          label: t("repayment.paid"),
          value: t("claims.granted", { granted: exactMoney(paid), amount: exactMoney(amount) }),
        },
      ]}
    />
  );
}
