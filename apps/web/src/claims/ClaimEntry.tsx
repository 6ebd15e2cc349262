import type { Claim } from "@kautia/contract";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { localDay } from "../i18n/local-day.ts";
import "./claims.css";

export interface ClaimEntryProps {
  claim: Claim;
  /** Until when there is time to object, said to whom reads it. */
  waits: string;
  children?: ReactNode;
}

/** One claim, as both sides see it: how much, since when, why, and what was said against it. */
export function ClaimEntry({ claim, waits, children }: ClaimEntryProps) {
  const { t, money, date } = useText();
  const { objection } = claim;
  const day = (instant: string) => date(localDay(instant));
  return (
    <li className="claim">
      <p className="claim__head">{t("claims.of", { amount: money(claim.amount), date: day(claim.reportedAt) })}</p>
      <p className="claim__words">{claim.description}</p>
      {objection ? (
        <>
          <p className="claim__head">{t("claims.objected", { date: day(objection.at) })}</p>
          <p className="claim__words">{objection.text}</p>
          <p>{t("claims.underReview")}</p>
        </>
      ) : (
        <p>{claim.mayObject ? waits : t("claims.notObjected", { date: date(claim.objectUntil) })}</p>
      )}
      {children}
    </li>
  );
}
