import { dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import "../../parts/price/price.css";
import { useText } from "../../shell/i18n/use-text.ts";

/** What is being paid for and who stands behind it, beside the card and the contract on wide screens. */
export function ContractRail({ record }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  const { address, insuranceStart, rentDepositAmount } = record;
  const rows = [
    { name: t("rail.home"), value: address && keepAddressTogether(address.fullAddress) },
    { name: t("rail.start"), value: insuranceStart && date(dateOfTimestamp(insuranceStart)) },
  ].filter(({ value }) => value);
  return (
    <div className="rail">
      <h2 className="rail__title">{t("payment.railTitle")}</h2>
      <p className="rail__amount" translate="no">
        {rentDepositAmount === null ? "–" : money(rentDepositAmount)}
      </p>
      <dl className="rail__rows">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <GuarantorLine />
    </div>
  );
}
