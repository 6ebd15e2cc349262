import type { RentalCalculation } from "@kautia/contract";
import { InlineMessage, PriceCard } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useText } from "../../texts/use-text.ts";
import { GuarantorWithoutRail } from "../guarantor/GuarantorLine.tsx";
import type { PriceState } from "../../app/price-store.ts";
import { yearlySaving } from "./plans.ts";
import "./price.css";

export interface LivePriceProps {
  /** Says that the deposit is too high; null if it is not. There is no price then. */
  tooHigh?: string | null;
}

/** The yearly and the monthly price of the deposit that is being typed. Screen readers announce changes. */
export function LivePrice({ tooHigh = null }: LivePriceProps) {
  const { t } = useText();
  const state = useStore(useApp().price.state);
  return (
    <div className="live-price">
      <section aria-label={t("price.title")} aria-live="polite" aria-busy={state.status === "fetching"}>
        {tooHigh === null ? <Prices {...state} /> : <p className="prices-waiting">{tooHigh}</p>}
      </section>
      <GuarantorWithoutRail />
    </div>
  );
}

/** Prices that are already known, or how far fetching them has got. */
export function Prices({ price, status }: { price: RentalCalculation | null; status: PriceState["status"] }) {
  const { t, money } = useText();
  if (status === "failed") return <InlineMessage>{t("price.unavailable")}</InlineMessage>;
  if (status === "none" || status === "refused") return <p className="prices-waiting">{t("price.waiting")}</p>;
  const write = (amount: number | undefined) => (amount === undefined ? "…" : money(amount));
  const saving = price ? yearlySaving(price) : 0;
  return (
    <div className="prices">
      <PriceCard
        title={t("common.yearly")}
        amount={write(price?.yearly)}
        period={t("common.perYear")}
        mark={saving > 0 ? t("price.saves", { percent: saving }) : undefined}
      />
      <PriceCard title={t("common.monthly")} amount={write(price?.monthly)} period={t("common.perMonth")} />
    </div>
  );
}
