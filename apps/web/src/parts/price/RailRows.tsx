import { dateOfTimestamp, type TenantRecord } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";

export interface RailRowsProps {
  record: TenantRecord;
  /** A row of its own; none in a rail that shows the deposit elsewhere. */
  deposit?: number | null;
}

/** What a rail says of the home, the start and the deposit, as far as it is known. */
export function RailRows({ record: { address, insuranceStart }, deposit = null }: RailRowsProps) {
  const { t, money, date } = useText();
  const rows = [
    { name: t("rail.home"), value: address && keepAddressTogether(address.fullAddress) },
    { name: t("rail.start"), value: insuranceStart && date(dateOfTimestamp(insuranceStart)) },
    { name: t("rail.deposit"), value: deposit === null ? null : money(deposit) },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="rail__rows">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
