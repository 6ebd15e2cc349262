import { type CalendarDate, dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { Card, SummaryList } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";

/** The facts that the price is based on. */
export function OfferFacts({ record, start }: { record: TenantRecord; start: CalendarDate | undefined }) {
  const { t, money, date } = useText();
  const { rentDepositAmount: deposit, address, insuranceEnd: end } = record;
  const rows = [
    deposit !== null && { label: t("offers.deposit"), value: money(deposit) },
    address && { label: t("offers.home"), value: keepAddressTogether(address.fullAddress) },
    start && { label: t("offers.start"), value: date(start) },
    { label: t("offers.end"), value: end ? date(dateOfTimestamp(end)) : t("offers.openEnd") },
    start && {
      label: t("offers.firstCharge"),
      value: t("offers.firstChargeValue", { date: date(start) }),
    },
  ].filter((row) => typeof row === "object" && row !== null);
  return (
    <Card title={t("offers.facts")}>
      <SummaryList rows={rows} />
    </Card>
  );
}
