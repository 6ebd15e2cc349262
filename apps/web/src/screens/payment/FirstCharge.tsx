import { type CalendarDate, dateOfTimestamp, fromCents, premiumOf, type TenantRecord, toCents } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";

/** Says how much will be charged and when; required wherever we ask for a card or an account. */
export function FirstCharge({ record, start }: { record: TenantRecord; start: CalendarDate | undefined }) {
  const { t, money, date } = useText();
  const first = findFirst(record, start);
  return (
    <p className="payment-charge">
      {first === null
        ? t("common.notChargedYet")
        : t("payment.firstCharge", { price: money(fromCents(first.amountCents)), date: date(first.from) })}
    </p>
  );
}

/** The first premium if the landlord accepts before the start: the price, or less if the agreed end comes first. */
function findFirst({ premiumAmount, paymentPeriod, insuranceEnd }: TenantRecord, coverStart: CalendarDate | undefined) {
  if (premiumAmount === null || paymentPeriod === null || coverStart === undefined) return null;
  const terms = {
    coverStart,
    insuranceEnd: insuranceEnd === null ? null : dateOfTimestamp(insuranceEnd),
    paymentPeriod,
  };
  return premiumOf(terms, toCents(premiumAmount), 1);
}
