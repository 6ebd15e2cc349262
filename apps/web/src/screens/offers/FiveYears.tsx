import type { PricePlan } from "@kautia/contract";
import { Card } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { costOfYears } from "../../parts/price/plans.ts";
import "./offers.css";

/** Compares the cost of five years with the cash deposit. The bars are proportional to the amounts. */
export function FiveYears({ plan, deposit }: { plan: PricePlan; deposit: number }) {
  const { t, money } = useText();
  const cost = costOfYears(plan, 5);
  const longest = Math.max(cost, deposit);
  const label = plan.paymentPeriod === "YEARLY" ? "offers.fiveYearsYearly" : "offers.fiveYearsMonthly";
  return (
    <Card title={t("offers.fiveYears")} footer={t("offers.fiveYearsNote")}>
      <dl className="offers-years">
        <Bar label={t(label)} amount={money(cost, "round")} share={cost / longest} accent />
        <Bar label={t("offers.fiveYearsCash")} amount={money(deposit, "round")} share={deposit / longest} />
      </dl>
    </Card>
  );
}

function Bar({
  label,
  amount,
  share,
  accent = false,
}: {
  label: string;
  amount: string;
  share: number;
  accent?: boolean;
}) {
  return (
    <div className="offers-years__row">
      <dt>{label}</dt>
      <dd className="offers-years__amount">{amount}</dd>
      <dd className="offers-years__track" aria-hidden="true">
        <span
          className={accent ? "offers-years__bar offers-years__bar--accent" : "offers-years__bar"}
          style={{ inlineSize: `${Math.max(share * 100, 2)}%` }}
        />
      </dd>
    </div>
  );
}
