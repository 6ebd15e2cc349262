import { checkDeposit, type FieldError, fieldError, type ProductLimits } from "@kautia/contract";
import { Card, InlineMessage } from "@kautia/design-system";
import { amountOf } from "../../form/amount.ts";
import { AmountField } from "../../form/AmountField.tsx";
import { useEffect, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import type { Drafts } from "../../app/drafts.ts";
import { errorText } from "@kautia/locales/format";
import { amountWords } from "../../form/field-words.ts";
import { useText } from "../../texts/use-text.ts";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import { yearlySaving } from "../../parts/price/plans.ts";
import { exampleDeposit } from "./example-deposit.ts";
import { StartButton } from "./StartButton.tsx";

/** The price of a deposit while it is typed, and the button that goes on with it. */
export function PriceCalculator() {
  const { price: store, settings, drafts, session } = useApp();
  const text = useText();
  const { t, money } = text;
  const known = useStore(store.state);
  const [deposit, setDeposit] = useState(() => store.state.get().deposit || typedEarlier(drafts) || exampleDeposit);
  const [typed, setTyped] = useState(false);
  const [typing, setTyping] = useState(false);
  const { product } = settings;
  const wrong = checkAmount(deposit, product);
  const isAsked = deposit !== "" && wrong.length === 0;
  const { status, deposit: asked } = known;
  const price = isAsked ? known.price : null;
  const [error] = status === "refused" && isAsked ? known.errors : wrong;
  const saving = price ? yearlySaving(price) : 0;
  const isWaiting = !isAsked || status === "refused";

  useEffect(() => {
    if (isAsked) store.ask(deposit, typed ? undefined : 0);
  }, [store, deposit, isAsked, typed]);

  function type(next: string): void {
    setTyped(true);
    setTyping(true);
    setDeposit(next);
    keep(next);
  }

  /** Fills in the deposit question later, so that nobody has to type the amount twice. */
  function keep(amount: string): void {
    if (session.token() !== null) return;
    drafts.belongTo(null);
    drafts.keep("rent-and-deposit", { rentDepositAmount: amount });
  }

  return (
    <Card title={t("welcome.calculator")} className="calculator hero__card">
      <AmountField
        label={t("welcome.deposit")}
        help={t("welcome.depositHelp", {
          lower: money(product.lowerLimitDeposit),
          upper: money(product.upperLimitDeposit),
        })}
        error={error && !typing ? errorText({ ...error, from: "browser" }, text, amountWords) : undefined}
        value={deposit}
        onChange={type}
        onBlur={() => setTyping(false)}
        onKeyDown={(event) => {
          if (event.key === "Enter") setTyping(false);
        }}
      />
      <section
        className="calculator__price"
        aria-label={t("price.title")}
        aria-live="polite"
        aria-busy={isAsked && (status === "fetching" || asked === "")}
      >
        {status === "failed" && isAsked ? <InlineMessage>{t("price.unavailable")}</InlineMessage> : null}
        {isWaiting ? <p className="quiet">{t("price.waiting")}</p> : null}
        {isWaiting || status === "failed" ? null : (
          <>
            <p className="calculator__line">
              <span className="calculator__amount" translate="no">
                {price ? money(price.monthly) : "…"}
              </span>
              {price ? <span className="calculator__period">{` ${t("common.perMonth")}`}</span> : null}
            </p>
            <p className="quiet">
              <span>{t("welcome.orYearly", { price: price ? money(price.yearly) : "…" })}</span>
              {saving > 0 ? <span>{`, ${t("price.saves", { percent: saving })}`}</span> : null}
            </p>
          </>
        )}
      </section>
      <StartButton
        monthly={price?.monthly ?? (status === "failed" || isWaiting ? null : undefined)}
        onStart={() => (price ? keep(deposit) : undefined)}
      />
      <div>
        <p className="quiet">{t("common.notChargedYet")}</p>
        <GuarantorLine brief />
      </div>
    </Card>
  );
}

/** Why an amount can have no price, which the server need not be asked. Nothing typed is no error. */
function checkAmount(typed: string, limits: ProductLimits): FieldError[] {
  const amount = amountOf(typed);
  if (amount === undefined) return [];
  return Number.isNaN(amount) ? [fieldError("rentDepositAmount", "FIELD_INVALID")] : checkDeposit(amount, null, limits);
}

/** The deposit that the visitor typed here before, also if the tab was closed since. */
function typedEarlier(drafts: Drafts): string {
  const typed = drafts.get("rent-and-deposit")?.["rentDepositAmount"];
  return typeof typed === "string" ? typed : "";
}
