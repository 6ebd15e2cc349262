import { buildUrl, getPaymentReceipt, type Payment } from "@kautia/contract";
import { IconDocument, Link } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** One charge or refund, with its card or account and its receipt. */
export function PaymentEntry({ refId, payment }: { refId: string; payment: Payment }) {
  const { t, exactMoney, date } = useText();
  const { id, kind, state, amount, on, number, from, to, cardDigits, isAccount, hasReceipt } = payment;
  const title = t(`payments.${kind}`, { number: number ?? "" });
  const details = [
    from && to ? t("payments.period", { from: date(from), to: date(to) }) : null,
    t(`payments.state.${state}`, { date: date(on) }),
    cardDigits ? t(isAccount ? "payments.account" : "payments.card", { digits: cardDigits }) : null,
  ].filter((text) => text !== null);
  return (
    <li className={state === "FAILED" ? "payments__entry payments__entry--failed" : "payments__entry"}>
      <div>
        <strong>{title}</strong>
        {details.map((text) => (
          <p key={text} className="quiet">
            {text}
          </p>
        ))}
      </div>
      <p className="payments__amount">{kind === "REFUND" ? `+ ${exactMoney(amount)}` : exactMoney(amount)}</p>
      {hasReceipt ? (
        <Link
          standalone
          className="payments__receipt"
          href={buildUrl(getPaymentReceipt, { refId, paymentId: id })}
          target="_blank"
          rel="noopener noreferrer"
          icon={<IconDocument />}
          hiddenText={`${title}, ${date(on)}, ${t("policyDocuments.newTab")}`}
        >
          {t("payments.receipt")}
        </Link>
      ) : null}
    </li>
  );
}
