import { Card, MoneyField } from "@kautia/design-system";
import { useEffect, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { amountOf } from "../../form/amount.ts";
import { errorText } from "../../form/error-text.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { LivePrice } from "../../parts/price/LivePrice.tsx";
import { costOfYears, lostInterest } from "../../parts/price/plans.ts";
import { amountWords } from "../../form/field-words.ts";

// A typical deposit in EUR, so that the page shows a price before the visitor types anything.
const example = "1500";
const years = 5;

/** Shows the yearly and monthly price of a deposit, and compares what five years cost with the guarantee and in cash. */
export function PriceCalculator() {
  const { price: store, settings, drafts, session } = useApp();
  const text = useText();
  const { t, money, locale } = text;
  const { price, status, errors } = useStore(store.state);
  const [deposit, setDeposit] = useState(store.state.get().deposit || example);
  const [typed, setTyped] = useState(false);
  const { lowerLimitDeposit, upperLimitDeposit } = settings.product;
  const percent = settings.claims.cashInterestPercent;
  const amount = amountOf(deposit);
  const error = errors[0];

  useEffect(() => store.ask(deposit, typed ? undefined : 0), [store, deposit, typed]);

  function type(next: string): void {
    setTyped(true);
    setDeposit(next);
    // Fill in the deposit question later, so that nobody has to type the amount twice.
    if (session.token() === null) {
      drafts.belongTo(null);
      drafts.keep("rent-and-deposit", { rentDepositAmount: next });
    }
  }

  return (
    <Card title={t("welcome.calculator")} className="calculator">
      <MoneyField
        label={t("welcome.deposit")}
        help={t("welcome.depositHelp", {
          lower: money(lowerLimitDeposit),
          upper: money(upperLimitDeposit),
        })}
        error={
          status === "refused" && error
            ? errorText({ ...error, field: null, from: "browser" }, text, amountWords)
            : undefined
        }
        locale={locale}
        value={deposit}
        onChange={type}
      />
      <LivePrice expected />
      {amount && status !== "refused" && status !== "failed" ? (
        <>
          <h3>{t("welcome.fiveYears")}</h3>
          <dl className="calculator__years">
            <div>
              <dt>{t("welcome.fiveYearsGuarantee")}</dt>
              <dd>{price ? money(costOfYears({ price: price.yearly, paymentPeriod: "YEARLY" }, years)) : "…"}</dd>
            </div>
            <div>
              <dt>{t("welcome.fiveYearsCash")}</dt>
              <dd translate="no">{money(lostInterest(amount, percent, years))}</dd>
            </div>
          </dl>
          <p className="quiet">{t("welcome.fiveYearsNote", { deposit: money(amount), percent })}</p>
        </>
      ) : null}
      <p className="quiet">{t("welcome.noExtras")}</p>
    </Card>
  );
}
