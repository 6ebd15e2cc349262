import { dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { Card, SummaryList } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";

/** The facts that the price is based on. */
export function OfferFacts({ record }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  const { rentDepositAmount: deposit, address, insuranceStart: start, insuranceEnd: end } = record;
  const rows = [
    deposit !== null && { label: t("offers.deposit"), value: money(deposit) },
    address && { label: t("offers.home"), value: keepAddressTogether(address.fullAddress) },
    start && { label: t("offers.start"), value: date(dateOfTimestamp(start)) },
    { label: t("offers.end"), value: end ? date(dateOfTimestamp(end)) : t("offers.openEnd") },
    start && {
      label: t("offers.firstCharge"),
      value: t("offers.firstChargeValue", { date: date(dateOfTimestamp(start)) }),
    },
  ].filter((row) => typeof row === "object" && row !== null);
  return (
    <Card title={t("offers.facts")}>
      <SummaryList rows={rows} />
    </Card>
  );
}
