import { dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";

/** Says how much will be charged and when; required wherever we ask for a card or an account. */
export function FirstCharge({ record: { premiumAmount, insuranceStart } }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  return (
    <p className="payment-charge">
      {premiumAmount === null || insuranceStart === null
        ? t("common.notChargedYet")
        : t("payment.firstCharge", { price: money(premiumAmount), date: date(dateOfTimestamp(insuranceStart)) })}
    </p>
  );
}
