import type { RefusalReason, WouldQuote } from "@kautia/contract";
import { useText } from "../../i18n/use-text.ts";

export interface WouldChangeProps {
  reason: RefusalReason;
  wouldQuote: WouldQuote | null;
}

/** What would make the refusal an offer: in figures where the rules have some, then in words. */
export function WouldChange({ reason, wouldQuote }: WouldChangeProps) {
  const { t, money, date } = useText();
  const { grossIncome = null, coldRentAmount = null, insuranceStart = null } = wouldQuote ?? {};
  const figures = [
    grossIncome === null ? null : t("risks.wouldQuote.grossIncome", { amount: money(grossIncome, "round") }),
    coldRentAmount === null ? null : t("risks.wouldQuote.coldRentAmount", { amount: money(coldRentAmount, "round") }),
    insuranceStart === null ? null : t("risks.wouldQuote.insuranceStart", { date: date(insuranceStart) }),
  ].filter((text) => text !== null);
  return (
    <section className="k-flow">
      <h2>{t("risks.wouldChange")}</h2>
      {figures.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>{t(`risks.${reason}.wouldChange`)}</p>
    </section>
  );
}
