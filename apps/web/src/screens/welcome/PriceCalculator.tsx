import { Card, MoneyField } from "@kautia/design-system";
import { useEffect, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../app/store.ts";
import { amountOf } from "../../form/amount.ts";
import { errorText } from "../../form/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { LivePrice } from "../../price/LivePrice.tsx";

// A usual deposit, so that the page shows a price before anything is typed.
const example = "1500";
const years = 5;

/** Deposit → yearly and monthly price, before anything personal is asked; and five years beside the cash deposit. */
export function PriceCalculator() {
  const { price: store, settings, drafts, session } = useApp();
  const text = useText();
  const { t, money, locale } = text;
  const { price, status, errors } = useStore(store.state);
  const [deposit, setDeposit] = useState(store.state.get().deposit || example);
  const [typed, setTyped] = useState(false);
  const { lowerLimitDeposit, upperLimitDeposit } = settings.product;
  const amount = amountOf(deposit);
  const error = errors[0];

  useEffect(() => store.ask(deposit, typed ? undefined : 0), [store, deposit, typed]);

  function type(next: string): void {
    setTyped(true);
    setDeposit(next);
    // What was typed here need not be typed again when the question for it comes.
    if (session.token() === null) drafts.keep("rent-and-deposit", { rentDepositAmount: next });
  }

  return (
    <Card title={t("welcome.calculator")} className="calculator">
      <MoneyField
        label={t("welcome.deposit")}
        help={t("welcome.depositHelp", {
          lower: money(lowerLimitDeposit, "round"),
          upper: money(upperLimitDeposit, "round"),
        })}
        error={status === "refused" && error ? errorText({ ...error, field: null, from: "browser" }, text) : undefined}
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
              <dd>{price ? money(Math.round(price.yearly * 100 * years) / 100) : "…"}</dd>
            </div>
            <div>
              <dt>{t("welcome.fiveYearsCash")}</dt>
              <dd>{money(amount)}</dd>
            </div>
          </dl>
          <p className="quiet">{t("welcome.fiveYearsNote")}</p>
        </>
      ) : null}
      <p className="quiet">{t("welcome.noExtras")}</p>
    </Card>
  );
}
