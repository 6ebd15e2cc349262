import type { PricePlan } from "@kautia/contract";
import { Card } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { costOfYears, lostInterest } from "../../parts/price/plans.ts";
import "./offers.css";

const years = 5;

/** Compares cost with cost: premiums, and the interest lost on a cash deposit. The bars are proportional to the amounts. */
export function FiveYears({ plan, deposit }: { plan: PricePlan; deposit: number }) {
  const { settings } = useApp();
  const { t, money } = useText();
  const percent = settings.claims.cashInterestPercent;
  const cost = costOfYears(plan, years);
  const interest = lostInterest(deposit, percent, years);
  const longest = Math.max(cost, interest);
  const label = plan.paymentPeriod === "YEARLY" ? "offers.fiveYearsYearly" : "offers.fiveYearsMonthly";
  return (
    <Card title={t("offers.fiveYears")} footer={t("offers.fiveYearsNote", { deposit: money(deposit), percent })}>
      <dl className="offers-years">
        <Bar label={t(label)} amount={money(cost)} share={cost / longest} accent />
        <Bar label={t("offers.fiveYearsCash")} amount={money(interest)} share={interest / longest} />
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
