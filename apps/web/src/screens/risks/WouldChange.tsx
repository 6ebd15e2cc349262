import type { RefusalReason, WouldQuote } from "@kautia/contract";
import { useText } from "../../i18n/use-text.ts";

export interface WouldChangeProps {
  reason: RefusalReason;
  wouldQuote: WouldQuote | null;
}

/** What would make the refusal an offer: in figures where the rules have some, then in words. */
export function WouldChange({ reason, wouldQuote }: WouldChangeProps) {
  const { t, money, date } = useText();
  const { grossIncome = null, coldRentAmount = null, rentDepositAmount, insuranceStart = null } = wouldQuote ?? {};
  const round = (amount: number) => money(amount, "round");
  const rent = coldRentAmount === null ? {} : { amount: round(coldRentAmount) };
  const scores = [
    grossIncome === null ? null : t("risks.wouldQuote.grossIncome", { amount: round(grossIncome) }),
    coldRentAmount === null
      ? null
      : rentDepositAmount
        ? t("risks.wouldQuote.rentAndDeposit", { ...rent, deposit: round(rentDepositAmount) })
        : t("risks.wouldQuote.coldRentAmount", rent),
  ].filter((text) => text !== null);
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
