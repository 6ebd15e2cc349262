import type { Claim } from "@kautia/contract";
import { type Elements, SummaryList } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { promisedTime } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { ClaimEvidence, type ClaimEvidenceProps } from "./ClaimFiles.tsx";
import "./claims.css";

export interface ClaimEntryProps extends ClaimEvidenceProps {
  /** The sentence that says until when the tenant may object, worded for the reader. */
  waits: string;
  /** Whether the reader is the tenant, who may have objected or agreed. */
  own?: boolean;
  children?: Elements;
}

export function ClaimEntry({ claim, addressOf, adding, waits, own = false, children }: ClaimEntryProps) {
  const { settings } = useApp();
  const text = useText();
  const { t, money, date } = text;
  const { objection, agreedAt, decision, payout } = claim;
  const within = promisedTime(text, settings.brand.promisedWorkingDays);
  return (
    <li className="claim">
      <h2 className="claim__title">{t("claims.of", { amount: money(claim.amount), date: date(claim.reportedAt) })}</h2>
      <ClaimItems claim={claim} />
      <ClaimEvidence claim={claim} addressOf={addressOf} adding={adding} />
      {objection ? (
        <>
          <p className="claim__head">
            {t(own ? "claims.youObjected" : "claims.objected", { date: date(objection.at) })}
          </p>
          <p className="evidence__words">{objection.text}</p>
        </>
      ) : agreedAt ? (
        <p>{t(own ? "claims.youAgreed" : "claims.agreed", { date: date(agreedAt) })}</p>
      ) : (
        <p>{claim.mayObject ? waits : t("claims.notObjected", { date: date(claim.objectUntil) })}</p>
      )}
      {decision ? (
        <>
          <p className="claim__head">
            {t(`claims.outcome.${decision.outcome}`, { date: date(decision.at), amount: money(decision.amount) })}
          </p>
          {decision.note ? <p className="evidence__words">{decision.note}</p> : null}
          {decision.amount > 0 && !payout ? <p>{t("claims.payoutFollows")}</p> : null}
          {payout ? (
            <p>
              {t("claims.paidOut", {
                date: date(payout.on),
                amount: money(payout.amount),
                reference: payout.reference,
              })}
            </p>
          ) : null}
        </>
      ) : null}
      {decision || claim.mayObject ? null : (
        <p>{t(agreedAt ? "claims.agreedReview" : "claims.underReview", { within })}</p>
      )}
      {children}
    </li>
  );
}

/** The items of a claim with their amounts and, after the decision, how much of each is paid. */
export function ClaimItems({ claim: { items } }: { claim: Pick<Claim, "items"> }) {
  const { t, exactMoney } = useText();
  return (
    <SummaryList
      rows={items.map(({ description, amount, granted }, index) => ({
        key: String(index),
        label: description,
        value:
          granted === null
            ? exactMoney(amount)
            : t("claims.granted", { granted: exactMoney(granted), amount: exactMoney(amount) }),
      }))}
    />
  );
}
