import type { PolicyView } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";

/** The next charge of the card, or a note that there is none. */
export function NextCharge({ policy }: { policy: PolicyView }) {
  const { t, money, date } = useText();
  const { nextCharge, paymentMethod } = policy;
  const isAccount = paymentMethod?.kind === "sepa_debit";
  // Somebody who leaves looks for other numbers.
  const isLeaving = policy.status === "CANCELLATION_REQUESTED";
  if (!nextCharge)
    return (
      <p className="policy-charge">
        <span className="policy-charge__label">{t("policies.nextCharge")}</span>
        <span>
          {t(
            policy.needsAnotherCard ? `policies.noChargeWithout${isAccount ? "Account" : "Card"}` : "policies.noCharge",
          )}
        </span>
      </p>
    );
  return (
    <p className="policy-charge">
      <span className="policy-charge__label">
        {t(nextCharge.what === "INSTALMENT" ? "policies.nextRepayment" : "policies.nextCharge")}
      </span>
      <strong className={isLeaving ? undefined : "policy-charge__amount"} translate="no">
        {money(nextCharge.amount)}
      </strong>
      <span>
        {t(
          isAccount ? "policies.debitFrom" : nextCharge.ifAccepted ? "policies.chargeIfAccepted" : "policies.chargeOn",
          { date: date(nextCharge.on) },
        )}
      </span>
      {paymentMethod?.lastDigits ? (
        <span>{t(`policies.paidBy.${paymentMethod.kind}`, { digits: paymentMethod.lastDigits })}</span>
      ) : null}
    </p>
  );
}
