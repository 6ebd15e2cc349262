import type { Repayment } from "@kautia/contract";
import { RepaymentPlan } from "#parts/claims/RepaymentPlan.tsx";
import { useText } from "#shell/i18n/use-text.ts";

/** The tenant's repayment of the claim and how much is paid. */
export function Repaid({ repayment }: { repayment: Repayment }) {
  const { t, exactMoney, date } = useText();
  const { amount, state, planned, chooseUntil, dueOn } = repayment;
  return (
    <section className="k-flow">
      <h2>{t("staff.repayment.title")}</h2>
      <p>{`${exactMoney(amount)}, ${t(`staff.repayment.${state}`)}`}</p>
      <p className="quiet">
        {planned
          ? t(planned.by === "tenant" ? "staff.repayment.chosen" : "staff.repayment.notChosen", {
              date: date(planned.on),
            })
          : t("staff.repayment.choice", { until: date(chooseUntil), date: date(dueOn) })}
      </p>
      {planned ? <RepaymentPlan repayment={repayment} /> : null}
    </section>
  );
}
