import { InlineMessage, PriceCard } from "@kautia/design-system";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../app/store.ts";
import { useText } from "../i18n/use-text.ts";
import { yearlySaving } from "./yearly-saving.ts";
import "./price.css";

/** The yearly and the monthly price of the deposit that is being typed, read out when they change. */
export function LivePrice() {
  const { t, money } = useText();
  const { price, status } = useStore(useApp().price.state);

  if (status === "failed") return <InlineMessage live>{t("price.unavailable")}</InlineMessage>;
  const shown = (amount: number | undefined) => (amount === undefined ? "–" : money(amount));
  const saving = price ? yearlySaving(price) : 0;
  return (
    <section className="prices" aria-label={t("price.title")} aria-live="polite" data-fetching={status === "fetching"}>
      <PriceCard
        title={t("common.yearly")}
        amount={shown(price?.yearly)}
        period={t("common.perYear")}
        mark={saving > 0 ? t("price.saves", { percent: saving }) : undefined}
      />
      <PriceCard title={t("common.monthly")} amount={shown(price?.monthly)} period={t("common.perMonth")} />
    </section>
  );
}
