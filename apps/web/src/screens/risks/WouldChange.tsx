import type { RefusalReason, WouldQuote } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

/**
 * What a refusal rests on: the rule behind its reason, a test name that is always refused, or the age of the youngest of
 * several people.
 */
export type RefusalBasis = RefusalReason | "byName" | "youngest";

export interface WouldChangeProps {
  basis: RefusalBasis;
  wouldQuote: WouldQuote | null;
  /** Whether several people sign together, whose incomes count as one. */
  isTogether: boolean;
}

/** The figures that would lead to an offer, or that there is none and what to do instead. */
export function WouldChange({ basis, wouldQuote, isTogether }: WouldChangeProps) {
  const { bureau } = useApp().settings;
  const { t, money, date } = useText();
  const {
    grossIncome = null,
    coldRentAmount = null,
    rentDepositAmount = null,
    insuranceStart = null,
  } = wouldQuote ?? {};
  const scores = [
    grossIncome === null
      ? null
      : t(isTogether ? "risks.wouldQuote.incomeOfAll" : "risks.wouldQuote.grossIncome", { amount: money(grossIncome) }),
    coldRentAmount === null ? null : rentText(coldRentAmount, rentDepositAmount),
  ].filter((text) => text !== null);

  function rentText(rent: number, deposit: number | null): string {
    if (deposit === null) return t("risks.wouldQuote.coldRentAmount", { amount: money(rent) });
    return t("risks.wouldQuote.rentAndDeposit", { amount: money(rent), deposit: money(deposit) });
  }

  return (
    <section className="k-flow">
      <h2>{t("risks.wouldChange")}</h2>
      {insuranceStart === null ? null : (
        <p>
          <strong>
            {t(isTogether ? "risks.wouldQuote.startForAll" : "risks.wouldQuote.insuranceStart", {
              date: date(insuranceStart),
            })}
          </strong>
        </p>
      )}
      {insuranceStart !== null && scores.length > 0 ? <p>{t("risks.wouldQuote.also")}</p> : null}
      {scores.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      {scores.length === 0 && insuranceStart === null && basis !== "byName" ? (
        <p>{bureau ? t("risks.noFigureOfBureau", { bureau }) : t("risks.noFigure")}</p>
      ) : (
        <p>{t(`risks.${basis}.wouldChange`)}</p>
      )}
    </section>
  );
}
