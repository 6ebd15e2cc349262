import { dateOfTimestamp, type PaymentMethodKind, type TenantRecord } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";

/** States the date of the first charge; required wherever we ask for a card or an account. */
export function FirstCharge({ record, kind }: { record: TenantRecord; kind: PaymentMethodKind }) {
  const { t, money, date } = useText();
  const { premiumAmount, insuranceStart } = record;
  return (
    <InlineMessage title={t("payment.notCharged")}>
      {premiumAmount !== null && insuranceStart !== null
        ? t(kind === "card" ? "payment.firstCharge" : "payment.firstDebit", {
            price: money(premiumAmount),
            date: date(dateOfTimestamp(insuranceStart)),
          })
        : null}
    </InlineMessage>
  );
}
