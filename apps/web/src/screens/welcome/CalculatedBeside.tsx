import { amountOf } from "../../form/amount.ts";
import { CashBeside } from "../../parts/price/CashBeside.tsx";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useText } from "../../texts/use-text.ts";
import { exampleDeposit } from "./example-deposit.ts";

/** The calculator's deposit in cash, beside the guarantee. */
export function CalculatedBeside() {
  const { t } = useText();
  const { price, status, deposit } = useStore(useApp().price.state);
  const amount = amountOf(price?.deposit ?? (deposit || exampleDeposit));
  if (!amount || status === "refused" || status === "failed") return null;
  return (
    <CashBeside deposit={amount} plan={price && { price: price.yearly, paymentPeriod: "YEARLY" }}>
      <p className="quiet">{t("welcome.noExtras")}</p>
    </CashBeside>
  );
}
