import type { RefusalReason, WouldQuote } from "@kautia/contract";
import { useText } from "../../shell/i18n/use-text.ts";

export interface WouldChangeProps {
  reason: RefusalReason;
  wouldQuote: WouldQuote | null;
}

/** What would lead to an offer: figures where the rules provide them, then a general text. */
export function WouldChange({ reason, wouldQuote }: WouldChangeProps) {
  const { t, money, date } = useText();
  const {
    grossIncome = null,
    coldRentAmount = null,
    rentDepositAmount = null,
    insuranceStart = null,
  } = wouldQuote ?? {};
  const round = (amount: number) => money(amount, "round");
  const scores = [
    grossIncome === null ? null : t("risks.wouldQuote.grossIncome", { amount: round(grossIncome) }),
    coldRentAmount === null ? null : rentText(coldRentAmount, rentDepositAmount),
  ].filter((text) => text !== null);

  function rentText(rent: number, deposit: number | null): string {
    if (deposit === null) return t("risks.wouldQuote.coldRentAmount", { amount: round(rent) });
    return t("risks.wouldQuote.rentAndDeposit", { amount: round(rent), deposit: round(deposit) });
  }

  return (
    <section className="k-flow">
      <h2>{t("risks.wouldChange")}</h2>
      {insuranceStart === null ? null : (
        <p>
          <strong>{t("risks.wouldQuote.insuranceStart", { date: date(insuranceStart) })}</strong>
        </p>
      )}
      {insuranceStart !== null && scores.length > 0 ? <p>{t("risks.wouldQuote.also")}</p> : null}
      {scores.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>{t(`risks.${reason}.wouldChange`)}</p>
    </section>
  );
}
