import { dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";

/** States the date of the first charge; required wherever we ask for a card. */
export function FirstCharge({ record }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  const { premiumAmount, insuranceStart } = record;
  return (
    <InlineMessage title={t("payment.notCharged")}>
      {premiumAmount !== null && insuranceStart !== null
        ? t("payment.firstCharge", { price: money(premiumAmount), date: date(dateOfTimestamp(insuranceStart)) })
        : null}
    </InlineMessage>
  );
}
