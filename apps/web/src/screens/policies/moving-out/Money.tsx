import type { PolicyView } from "@kautia/contract";
import { isClaimOpen } from "#parts/claims/is-claim-open.ts";
import { useText } from "#texts/use-text.ts";

/** What becomes of the premiums, and what comes back. */
export function Money({ policy: { wayOut, refund, movingOut, status, claims, repayments } }: { policy: PolicyView }) {
  const { t, money, date } = useText();
  const paying = repayments.find(({ state }) => state !== "PAID");
  return (
    <section className="k-flow">
      <h2>{t("movingOut.step.money")}</h2>
      {refund && refund.pending > 0 ? (
        <p>
          <strong>{t("home.refundComing", { amount: money(refund.pending) })}</strong>
          <span>{` ${t("home.refundComingText")}`}</span>
        </p>
      ) : null}
      {refund?.paidOn ? <p>{t("home.refunded", { amount: money(refund.amount), date: date(refund.paidOn) })}</p> : null}
      {wayOut && wayOut.refundAmount > 0 ? (
        <p>{t("leaving.cancelRefund", { amount: money(wayOut.refundAmount) })}</p>
      ) : null}
      {status === "ENDED" ? (
        refund === null ? (
          <p>{t("home.nothingOpen")}</p>
        ) : null
      ) : (
        <p>{t(movingOut?.premiumUntil ? "movingOut.moneyConfirmed" : "movingOut.moneyText")}</p>
      )}
      {claims.some(isClaimOpen) ? <p>{t("movingOut.moneyClaim")}</p> : null}
      {paying ? <p>{t("home.REPAYING", { amount: money(paying.amount - paying.paid) })}</p> : null}
    </section>
  );
}
