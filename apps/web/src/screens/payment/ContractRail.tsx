import type { TenantRecord } from "@kautia/contract";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import { RailRows } from "../../parts/price/RailRows.tsx";
import "../../parts/price/price.css";
import { useText } from "../../texts/use-text.ts";

/** What is being paid for and who stands behind it, beside the card and the contract on wide screens. */
export function ContractRail({ record }: { record: TenantRecord }) {
  const { t, money } = useText();
  const { rentDepositAmount } = record;
  return (
    <div className="rail">
      <h2 className="rail__title">{t("payment.railTitle")}</h2>
      <p className="rail__amount" translate="no">
        {rentDepositAmount === null ? "–" : money(rentDepositAmount)}
      </p>
      <RailRows record={record} />
      <GuarantorLine />
    </div>
  );
}
