import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

/** The mandate that the account holder agrees to, shown above the button that gives it. */
export function MandateText() {
  const { settings } = useApp();
  const { t } = useText();
  const { creditorId, noticeDays: days } = settings.payment.debit;
  const { name, address } = settings.operator;
  const creditor = {
    creditor: name ?? settings.brand.name,
    address: address ?? t("legal.missing"),
    insurer: settings.insurer.name,
  };
  return (
    <section className="k-flow">
      <h3>{t("payment.mandateTitle")}</h3>
      <p>{t("payment.mandate", creditor)}</p>
      <p>{t(days === 1 ? "payment.mandateNoticeOne" : "payment.mandateNoticeMany", { days })}</p>
      {creditorId ? <p>{t("payment.mandateCreditor", { creditorId })}</p> : null}
    </section>
  );
}
